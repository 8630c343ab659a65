import type { DeletionPlan } from '../../platform/deletion-plan.ts'

/** A kind of error that nobody else met goes with its last case; its words may be the person's. */
export const diagnosticsDeletionPlan: DeletionPlan = {
  slice: 'diagnostics',
  tables: [{ table: 'error_reports', columns: ['user_id'], does: 'delete' }],
}

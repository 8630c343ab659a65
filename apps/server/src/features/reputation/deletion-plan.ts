import type { DeletionPlan } from '../../platform/deletion-plan.ts'

export const reputationDeletionPlan: DeletionPlan = {
  slice: 'reputation',
  tables: [
    { table: 'reputation_events', columns: ['user_id'], does: 'delete' },
    { table: 'reputation_scores', columns: ['user_id'], does: 'delete' },
  ],
}

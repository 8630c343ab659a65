import type { DeletionPlan } from './deletion-plan.ts'

/** What the platform itself holds of people. */
export const platformDeletionPlan: DeletionPlan = {
  slice: 'platform',
  tables: [
    {
      table: 'audit_log',
      columns: ['actor_id'],
      does: 'keep',
      why: 'What administrators did stays provable; of personal fields it has only the names, and of people their numbers.',
    },
    {
      table: 'attempts',
      columns: ['subject'],
      does: 'keep',
      why: 'Only counted, under a hash; a limit would be reset by leaving. Goes with its window.',
    },
  ],
}

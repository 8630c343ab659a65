import type { DeletionPlan } from '../../platform/deletion-plan.ts'

const PROVABLE = 'Which administrator did it stays provable; only the number is kept.'

export const moderationDeletionPlan: DeletionPlan = {
  slice: 'moderation',
  tables: [
    {
      table: 'revocations',
      columns: ['person_id'],
      does: 'anonymise',
      why: 'The law asks for an answer, so an open request keeps its contact until it is answered; then only the code and the dates stay.',
    },
    { table: 'revocations', columns: ['answered_by'], does: 'keep', why: PROVABLE },
    {
      table: 'bans',
      columns: ['person_id'],
      does: 'anonymise',
      set: () => ({ reason: '' }),
      why: 'What administrators did stays countable; the reason speaks of the person.',
    },
    { table: 'bans', columns: ['banned_by', 'lifted_by'], does: 'keep', why: PROVABLE },
    { table: 'appeals', columns: ['answered_by'], does: 'keep', why: PROVABLE },
  ],
}

import type { DeletionPlan } from '../../platform/deletion-plan.ts'

export const salesDeletionPlan: DeletionPlan = {
  slice: 'sales',
  tables: [
    {
      table: 'sales',
      columns: ['seller_id', 'buyer_id'],
      does: 'keep',
      why: 'A sale and its commission are the other side’s and the operator’s books, too; they name a number.',
    },
  ],
}

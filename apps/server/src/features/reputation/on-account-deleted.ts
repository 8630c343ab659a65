import type { Db } from '../../platform/database.ts'
import { eraseByPlan } from '../../platform/deletion-plan.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AccountDeleted } from '../accounts/public.ts'
import { reputationDeletionPlan } from './deletion-plan.ts'

/** The score goes with its ledger. */
export async function onAccountDeleted(db: Db, { userId }: AccountDeleted): Promise<void> {
  await inTransaction(db, (tx) => eraseByPlan(tx, reputationDeletionPlan, userId))
}

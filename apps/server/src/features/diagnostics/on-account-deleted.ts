import type { Db } from '../../platform/database.ts'
import { eraseByPlan } from '../../platform/deletion-plan.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AccountDeleted } from '../accounts/public.ts'
import { diagnosticsDeletionPlan } from './deletion-plan.ts'
import { findKindsOf, retellKinds } from './diagnostics.store.ts'

/** The errors of the person's screens go. What kind of error it was stays in the words of somebody else, or not at all. */
export async function onAccountDeleted(db: Db, { userId }: AccountDeleted): Promise<void> {
  await inTransaction(db, async (tx) => {
    const kinds = await findKindsOf(tx, userId)
    await eraseByPlan(tx, diagnosticsDeletionPlan, userId)
    await retellKinds(tx, kinds)
  })
}

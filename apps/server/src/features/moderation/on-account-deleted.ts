import type { Db } from '../../platform/database.ts'
import { eraseByPlan } from '../../platform/deletion-plan.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AccountDeleted } from '../accounts/public.ts'
import { eraseAppealTexts } from './bans/appeals.store.ts'
import { moderationDeletionPlan } from './deletion-plan.ts'
import { anonymiseAnswered } from './revocations.store.ts'

/** That there was a ban and an appeal stays, without a word about or from the person. */
export async function onAccountDeleted(db: Db, { userId }: AccountDeleted): Promise<void> {
  await anonymiseAnswered(db)
  await inTransaction(db, async (tx) => {
    await eraseByPlan(tx, moderationDeletionPlan, userId)
    await eraseAppealTexts(tx, userId)
  })
}

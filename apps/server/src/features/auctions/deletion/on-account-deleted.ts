import type { Db } from '../../../platform/database.ts'
import { eraseByPlan } from '../../../platform/deletion-plan.ts'
import { forgetTitles } from '../../../platform/forget-titles.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountDeleted } from '../../accounts/public.ts'
import { deleteClarificationsOf } from '../editing/clarifications.store.ts'
import { unlearnWords } from '../search/learn-words.ts'
import { emptyAuctions, eraseAuctions, findAuctionsOf, voidLinks } from './deletion.store.ts'
import { auctionsDeletionPlan } from './deletion-plan.ts'

/**
 * A deleted person's auctions lose description, clarifications and pictures. Those that nobody bid on are gone with their title, which
 * is forgotten wherever it was written down: in what a search knows and in jobs that were done.
 */
export async function onAccountDeleted(db: Db, { userId }: AccountDeleted): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = (await findAuctionsOf(tx, userId)).filter((auction) => !auction.has_history)
    const titles = gone.map(({ title }) => title)
    await emptyAuctions(tx, userId)
    await voidLinks(tx, userId)
    await eraseByPlan(tx, auctionsDeletionPlan, userId)
    await deleteClarificationsOf(tx, userId)
    const ids = gone.map(({ id }) => id)
    await eraseAuctions(tx, ids)
    await unlearnWords(tx, ids)
    await forgetTitles(tx, titles)
  })
}

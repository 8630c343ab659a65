import type { Events } from '../../../platform/events.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { auctionDeleted } from '../auctions.events.ts'
import { lockAuction } from '../auctions.store.ts'
import { dropPictures } from '../drafts/drop-pictures.ts'
import { advanceOriginal } from '../republishing/advance-original.ts'
import { findOwnAuction, markDeleted } from './edit.store.ts'
import type { EditingContext } from './edit-auction.ts'

/**
 * Deletes one's own auction that nobody bid on, with those of its pictures that nothing else shows. The row is locked as for bids: of a deletion and a first
 * bid at once, either there is nothing to bid on any more, or it is refused because somebody bid. 404 when it is not
 * there or somebody else's. Answers what it was a republication of.
 */
export async function deleteOwnAuction(
  context: EditingContext & { readonly events: Pick<Events, 'emit'> },
  { auctionId, sellerId }: { readonly auctionId: number; readonly sellerId: number },
): Promise<number | null> {
  const { photos, republished_from } = await inTransaction(context.db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
    const row = await findOwnAuction(tx, auctionId, sellerId)
    if (!row) throw notFound('No encontramos esa subasta.')
    if (row.has_bids) throw refused('has_bids', {}, 'Ya hay pujas en esta subasta: no se puede borrar.')
    await markDeleted(tx, auctionId)
    await context.events.emit(tx, auctionDeleted, { auction: auctionId })
    await context.advanceSeq(tx, auctionId)
    if (row.approval === 'approved') await advanceOriginal(context.advanceSeq, tx, row)
    return row
  })
  await dropPictures(context, sellerId, photos)
  return republished_from
}

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Events } from '../../../platform/events.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import type { Live } from '../../../platform/live/live.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { lockAuction } from '../auctions.store.ts'
import { cancelAuction } from '../cancel-auction.ts'
import { getAuctionToDecide } from './approval.store.ts'

interface Context {
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly live: Pick<Live, 'toAuction'>
  readonly clock: Pick<Clock, 'nowIso'>
  readonly advanceSeq: AdvanceSeq
}

export interface Cancelling {
  readonly auctionId: number
  readonly administratorId: number
  /** Public. */
  readonly reason: string
}

/**
 * An administrator cancels an auction that has not ended: no sale, and seller and bidders are told why. 404 when it is
 * not there, 422 `not_active` when it ended or was cancelled before.
 */
export async function cancelByAdministrator(context: Context, cancelling: Cancelling): Promise<void> {
  const { auctionId, administratorId, reason } = cancelling
  const versions = await inTransaction(context.db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
    const auction = await getAuctionToDecide(tx, auctionId)
    if (!auction) throw notFound('No encontramos esa subasta.')
    if (!(await cancelAuction(context, tx, { auctionId, reason }))) {
      throw refused('not_active', {}, 'Solo se cancela una subasta que no terminó.')
    }
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'auctions.cancel-auction',
      subject: `auction ${auctionId}`,
      before: { approval: auction.approval, end_at: auction.end_at },
      after: { cancelled: true, reason },
    })
    return context.advanceSeq(tx, auctionId)
  })
  context.live.toAuction(auctionId, 'auction.cancelled', {
    auction: auctionId,
    ...versions,
    server_time: context.clock.nowIso(),
    reason,
  })
}

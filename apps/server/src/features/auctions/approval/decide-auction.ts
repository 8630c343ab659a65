import { timesWhenApproved } from '@martillo/domain/auctions/approval-rule'
import { dbNow } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Events } from '../../../platform/events.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { auctionApproved, auctionPublished, auctionRejected } from '../auctions.events.ts'
import { lockAuction } from '../auctions.store.ts'
import { advanceOriginal } from '../republishing/advance-original.ts'
import { approve, getAuctionToDecide, reject } from './approval.store.ts'

interface Context {
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly advanceSeq: AdvanceSeq
}

interface Decision {
  readonly auctionId: number
  readonly administratorId: number
}

/** What waits for a decision, locked; 404 when it is not there, 409 when it does not wait (any more). */
async function lockWaiting(tx: Tx, auctionId: number) {
  if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
  const auction = await getAuctionToDecide(tx, auctionId)
  if (!auction) throw notFound('No encontramos esa subasta.')
  if (auction.approval !== 'pending' || auction.cancelled_at !== null) throw refused('not_pending')
  return auction
}

/**
 * An administrator approves a publication. Start and end move by what it waited beyond its start; the seller is told. The
 * first time it becomes everybody's, and is new from now on. What was sent back by a change was published before.
 */
export async function approveAuction(
  { db, events, advanceSeq }: Context,
  { auctionId, administratorId }: Decision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await lockWaiting(tx, auctionId)
    const { title, seller_id: seller, start_at, end_at } = waiting
    const stored = {
      startAt: start_at.getTime(),
      endAt: end_at.getTime(),
      waitingSince: waiting.waiting_since?.getTime() ?? null,
    }
    const now = await dbNow(tx)
    const times = timesWhenApproved(stored, now.getTime())
    const isFirst = waiting.waiting_since === null
    await approve(tx, auctionId, { ...times, publishedAt: isFirst ? now : undefined })
    await advanceOriginal(advanceSeq, tx, waiting)
    const startAt = new Date(times.startAt).toISOString()
    const endAt = new Date(times.endAt).toISOString()
    await events.emit(tx, auctionApproved, { auction: auctionId, title, seller, startAt, endAt })
    if (isFirst && !waiting.is_private) {
      await events.emit(tx, auctionPublished, { auction: auctionId, seller, title })
    }
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'auctions.approve-auction',
      subject: `auction ${auctionId}`,
      before: { approval: 'pending', start_at, end_at },
      after: { approval: 'approved', start_at: startAt, end_at: endAt },
    })
  })
}

/** An administrator rejects a publication; its seller is told why, and may change it and so send it again. */
export async function rejectAuction(
  { db, events }: Context,
  { auctionId, administratorId, reason }: Decision & { readonly reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { title, seller_id: seller } = await lockWaiting(tx, auctionId)
    await reject(tx, auctionId, reason)
    await events.emit(tx, auctionRejected, { auction: auctionId, title, seller, reason })
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'auctions.reject-auction',
      subject: `auction ${auctionId}`,
      before: { approval: 'pending' },
      after: { approval: 'rejected', reason },
    })
  })
}

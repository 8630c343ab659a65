import { movedByOutage, OUTAGE_GRACE_MS, OUTAGE_OVER_MS } from '@martillo/domain/sales/outage'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { moveEnd } from '../auctions/public.ts'
import { advanceSeq } from '../bids/public.ts'
import { addOutage, beatUnlessOutage, lockAuctionsEnding, writeHeartbeat } from './outage.store.ts'
import { auctionExtendedAfterOutage } from './sales.events.ts'
import type { SalesContext } from './sales-context.ts'
import { lockSettlement, newestHeartbeat } from './settlement.store.ts'

/**
 * Writes the heartbeat of a process that takes bids. When nobody has written one for more than five minutes, bidding
 * was impossible since then, whether planned or not: the first process to come back applies the outage rule before
 * anything is settled. A database without any heartbeat is a new one, not an outage.
 */
export async function beat(context: SalesContext, process: string): Promise<void> {
  if (await beatUnlessOutage(context.db, process, OUTAGE_OVER_MS)) return
  const moved = await inTransaction(context.db, (tx) => recover(context, tx, process))
  for (const { auction, seq, endAt } of moved) {
    context.live.toAuction(auction, 'auction.extended', {
      auction,
      prev: seq - 1,
      seq,
      server_time: context.clock.nowIso(),
      end_time: endAt,
      cause: 'outage',
    })
  }
}

/** Of several processes that come back at once, the first one does it; the others find its heartbeat. */
async function recover({ events }: SalesContext, tx: Tx, process: string) {
  await lockSettlement(tx, 'alone')
  const now = await dbNow(tx)
  const newest = await newestHeartbeat(tx)
  await writeHeartbeat(tx, process, now)
  if (newest === null || now.getTime() - newest.getTime() <= OUTAGE_OVER_MS) return []

  const until = new Date(now.getTime() + OUTAGE_GRACE_MS)
  const unsettled = await lockAuctionsEnding(tx, newest, until)
  const titles = new Map(unsettled.map(({ id, title }) => [id, title]))
  const ends = unsettled.map(({ id, end_at }) => ({ auctionId: id, endAt: end_at.getTime() }))
  const moved = []
  for (const { auctionId, endAt } of movedByOutage(newest.getTime(), now.getTime(), ends)) {
    await moveEnd(tx, auctionId, new Date(endAt))
    const { seq } = await advanceSeq(tx, auctionId)
    const title = titles.get(auctionId) ?? ''
    moved.push({ auction: auctionId, title, seq, endAt: new Date(endAt).toISOString() })
  }
  await addOutage(tx, { beganAt: newest, endedAt: now, extended: moved.length })
  await events.emit(
    tx,
    auctionExtendedAfterOutage,
    moved.map(({ auction, title, endAt }) => ({ auction, title, endAt })),
  )
  return moved
}

import { MAX_GAP_MS, outageEnd } from '@martillo/domain/sales/outage'
import { dbNow } from '../../platform/clock.ts'
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
  if (await beatUnlessOutage(context.db, process, MAX_GAP_MS)) return
  const extended = await inTransaction(context.db, async (tx) => {
    await lockSettlement(tx, 'alone')
    const now = await dbNow(tx)
    const newest = await newestHeartbeat(tx)
    await writeHeartbeat(tx, process, now)
    if (newest === null || now.getTime() - newest.getTime() <= MAX_GAP_MS) return []

    const endAt = new Date(outageEnd(now.getTime()))
    const auctions = await lockAuctionsEnding(tx, newest, endAt)
    const moved = []
    for (const { id, title } of auctions) {
      await moveEnd(tx, id, endAt)
      const { seq } = await advanceSeq(tx, id)
      moved.push({ id, title, seq, endAt: endAt.toISOString() })
    }
    await addOutage(tx, { beganAt: newest, endedAt: now, extended: moved.length })
    await context.events.emit(
      tx,
      auctionExtendedAfterOutage,
      moved.map(({ id, title, endAt: until }) => ({ auction: id, title, endAt: until })),
    )
    return moved
  })
  for (const { id, seq, endAt } of extended) {
    const server_time = context.clock.nowIso()
    context.live.toAuction(id, 'auction.extended', {
      auction: id,
      prev: seq - 1,
      seq,
      server_time,
      end_time: endAt,
      cause: 'outage',
    })
  }
}

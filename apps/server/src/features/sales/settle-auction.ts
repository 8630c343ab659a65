import { chargeAtRate } from '@martillo/domain/commissions/quote'
import { commissionRateBp } from '@martillo/domain/commissions/rate'
import type { Cents } from '@martillo/domain/money/cents'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { maySettle } from '@martillo/domain/sales/outage'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { finishAuction, lockAuction } from '../auctions/public.ts'
import { advanceSeq, finalStanding } from '../bids/public.ts'
import { scoreOf } from '../reputation/public.ts'
import { auctionSold, auctionUnsold } from './sales.events.ts'
import type { SalesContext } from './sales-context.ts'
import { addSale, getAuctionToSettle, lockSettlement, newestHeartbeat } from './settlement.store.ts'

export const COMMISSION_DUE_MS = 7 * 86_400_000

interface Settled {
  readonly seq: number
  readonly winner: { readonly priceCents: Cents; readonly alias: string } | null
}

/**
 * Settles one auction, or does nothing when it is not its time: settled before, running again because a bid moved
 * its end, held by somebody (without `wait`), or no process took bids up to its end.
 *
 * One transaction locks the auction, reads the clock and the newest heartbeat, finishes it, opens the sale with its
 * commission, writes the events and counts the public version up. Watchers hear of it after the commit.
 */
export async function settleAuction(
  context: SalesContext,
  auctionId: number,
  { wait }: { wait: boolean },
): Promise<boolean> {
  const settled = await inTransaction(context.db, (tx) => settle(context, tx, auctionId, wait))
  if (!settled) return false
  const { seq, winner } = settled
  context.live.toAuction(auctionId, 'auction.finished', {
    auction: auctionId,
    prev: seq - 1,
    seq,
    server_time: context.clock.nowIso(),
    ...(winner
      ? { outcome: 'sold', price: toWireAmount(winner.priceCents), alias: winner.alias }
      : { outcome: 'unsold' }),
  })
  return true
}

async function settle(
  { events }: SalesContext,
  tx: Tx,
  auctionId: number,
  wait: boolean,
): Promise<Settled | undefined> {
  await lockSettlement(tx, 'shared')
  if (!(await lockAuction(tx, auctionId, { skipLocked: !wait }))) return undefined
  const auction = await getAuctionToSettle(tx, auctionId)
  const now = await dbNow(tx)
  const beat = await newestHeartbeat(tx)
  if (auction?.status !== 'active' || now < auction.end_at) return undefined
  if (beat === null || !maySettle(auction.end_at.getTime(), beat.getTime())) return undefined

  const { title, seller_id: seller } = auction
  const standing = await finalStanding(tx, auctionId)
  await finishAuction(tx, auctionId, standing ? 'sold' : 'unsold')
  const { seq } = await advanceSeq(tx, auctionId)
  if (!standing) {
    await events.emit(tx, auctionUnsold, { auction: auctionId, title, seller })
    return { seq, winner: null }
  }

  const { leaderId: buyer, priceCents, alias } = standing
  // The rate that was quoted, or the one of the seller's score now where that is lower.
  const closeRateBp = commissionRateBp(await scoreOf(tx, seller))
  const { rateBp, commissionCents } = chargeAtRate(priceCents, Math.min(auction.quoted_rate_bp, closeRateBp))
  const commissionDueAt = new Date(now.getTime() + COMMISSION_DUE_MS)
  const parties = { sellerId: seller, buyerId: buyer }
  const money = { priceCents, rateBp, commissionCents, commissionDueAt }
  const sale = await addSale(tx, { auctionId, ...parties, ...money, openedAt: now })
  await events.emit(tx, auctionSold, {
    auction: auctionId,
    title,
    sale,
    seller,
    buyer,
    priceCents,
    rateBp,
    commissionCents,
    commissionDueAt: commissionDueAt.toISOString(),
  })
  return { seq, winner: { priceCents, alias } }
}

import { bandRules } from '../reputation/bands.ts'

/** An accepted bid that counts against a limit: neither a raise of the own maximum nor one taken back. */
export type BidUse = { auctionId: number; at: number }

export type BandLimitDecision = { ok: true } | { ok: false; refusal: 'band_limit'; retryAt: number }

/**
 * Whether a band leaves room for one more bid at `now`. Band 1 bids on 1 auction in any 24 hours, as often as it
 * likes; band 2 on 10 different ones in any hour; band 3 makes 20 bids in any hour; the others are free. A bid exactly
 * as old as the window no longer counts.
 *
 * `uses` are the person's counted bids of at least the last 24 hours, in any order. `retryAt` (epoch milliseconds) is
 * the first instant at which the same bid finds room if nothing else is bid.
 */
export function judgeBandLimit(
  score: number,
  auctionId: number,
  uses: readonly BidUse[],
  now: number,
): BandLimitDecision {
  const limit = bandRules(score).bidding
  if (limit === null) return { ok: true }
  const recent = uses.filter((use) => use.at > now - limit.windowMs)
  const standsUntil =
    limit.counts === 'bids' ? recent.map((use) => use.at) : latestByOtherAuction(recent, auctionId)

  const excess = standsUntil.length + 1 - limit.count
  if (excess <= 0) return { ok: true }
  const lastToLeave = standsUntil.sort((a, b) => a - b)[excess - 1] ?? now
  return { ok: false, refusal: 'band_limit', retryAt: lastToLeave + limit.windowMs }
}

function latestByOtherAuction(uses: readonly BidUse[], auctionId: number): number[] {
  const latest = new Map<number, number>()
  for (const use of uses) {
    if (use.auctionId === auctionId) continue
    latest.set(use.auctionId, Math.max(use.at, latest.get(use.auctionId) ?? use.at))
  }
  return [...latest.values()]
}

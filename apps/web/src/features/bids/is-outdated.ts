import type { Auction } from '@martillo/contract/auctions'

/** The result is there within this time after the end, and an event tells of it: only who missed it asks. */
const SETTLED_WITHIN_MS = 2_000

/**
 * Whether the clock has made untrue what the server last said of an auction: it ended and no outcome is known, the
 * person is still refused for its not having started or for an end that has moved since, or the moment came from
 * which they may bid again. `nowMs` by the server's clock.
 */
export function isOutdated(auction: Auction, nowMs: number): boolean {
  if (auction.state === 'cancelled' || auction.outcome) return false
  const endsMs = Date.parse(auction.EndTime)
  if (nowMs >= endsMs) return nowMs >= endsMs + SETTLED_WITHIN_MS
  const { refusal, retry_at } = auction.viewer ?? {}
  if (refusal === 'not_started') return nowMs >= Date.parse(auction.StartTime)
  if (refusal === 'finished') return true
  return retry_at !== undefined && nowMs >= Date.parse(retry_at)
}

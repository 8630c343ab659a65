import { applyBid } from './apply-bid.ts'
import { type AcceptedBid, type BiddingTerms, NO_BIDS, type PublicRow, type Standing } from './standing.ts'

/**
 * The standing and the visible rows that a list of accepted bids gives, raises included, in the order in which they
 * were accepted. Times, limits and permissions are not judged again.
 *
 * Taking bids out of an accepted list leaves every other one at or above its minimum: without them the price is never
 * higher, and a challenge of someone who now leads becomes a raise.
 */
export function replayBids(
  terms: BiddingTerms,
  bids: readonly AcceptedBid[],
): { standing: Standing; rows: PublicRow[] } {
  let standing: Standing = NO_BIDS
  const rows: PublicRow[] = []
  for (const bid of bids) {
    const applied = applyBid(terms, standing, bid)
    standing = applied.standing
    rows.push(...applied.rows)
  }
  return { standing, rows }
}

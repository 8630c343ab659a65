import type { BiddingTerms } from '../src/bidding/standing.ts'

type Bid = { bidderId: number; amountCents: number }

/**
 * A second, deliberately slow formulation of where an auction stands, to hold the real one against: nothing is carried
 * along, everything is sorted out anew from the list of accepted bids. Null without bids.
 */
export function referenceStanding(terms: BiddingTerms, bids: readonly Bid[]) {
  const top = topOf(bids)
  if (top === null) return null
  return { leaderId: top.bidderId, leaderMaximumCents: top.amountCents, priceCents: priceOf(terms, bids) }
}

/** The least that `bidderId` may bid now. */
export function referenceMinimum(terms: BiddingTerms, bids: readonly Bid[], bidderId: number): number {
  const top = topOf(bids)
  if (top === null) return firstMinimum(terms)
  return top.bidderId === bidderId ? top.amountCents + 100 : priceOf(terms, bids) + terms.incrementCents
}

function topOf(bids: readonly Bid[]): Bid | null {
  const byHeightThenAge = bids
    .map((bid, age) => ({ bid, age }))
    .sort((a, b) => b.bid.amountCents - a.bid.amountCents || a.age - b.age)
  return byHeightThenAge[0]?.bid ?? null
}

/** Only the last bid that was not the leader's own counts: the lower of the two sides it brought together, plus one step. */
function priceOf(terms: BiddingTerms, bids: readonly Bid[]): number {
  for (let age = bids.length - 1; age > 0; age -= 1) {
    const [bid, top] = [bids[age], topOf(bids.slice(0, age))]
    if (bid === undefined || top === null || top.bidderId === bid.bidderId) continue
    const [low = 0, high = 0] = [bid.amountCents, top.amountCents].sort((a, b) => a - b)
    return Math.min(low + terms.incrementCents, high)
  }
  return firstMinimum(terms)
}

function firstMinimum(terms: BiddingTerms): number {
  return terms.basePriceCents > 0 ? terms.basePriceCents : terms.incrementCents
}

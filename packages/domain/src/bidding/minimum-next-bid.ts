import { type Cents, PESO_CENTS } from '../money/cents.ts'
import type { BiddingTerms, LedStanding, Standing } from './standing.ts'

/**
 * The least that anyone but the leader may bid: the base price on an auction without bids (one increment when the base
 * is 0), otherwise the price plus one increment. It may exceed the largest amount; then nobody can bid any more.
 */
export function minimumNextBid(terms: BiddingTerms, { priceCents }: Pick<Standing, 'priceCents'>): Cents {
  if (priceCents !== null) return priceCents + terms.incrementCents
  return terms.basePriceCents === 0 ? terms.incrementCents : terms.basePriceCents
}

/** The least the leader may raise to: one peso above the own maximum. To be told to the leader alone. */
export function ownMinimum(standing: LedStanding): Cents {
  return standing.leaderMaximumCents + PESO_CENTS
}

import type { Cents } from '../money/cents.ts'
import { minimumNextBid } from './minimum-next-bid.ts'
import type { BiddingTerms, LedStanding, PublicRow, Standing } from './standing.ts'

export type BidOutcome = 'leading' | 'outbid' | 'raised'

export type AppliedBid = {
  outcome: BidOutcome
  standing: LedStanding
  /** To be appended to the visible history, in this order; none for a raise. */
  rows: PublicRow[]
}

type Bid = { bidderId: number; amountCents: Cents; at: number }

/**
 * What a bid does to the standing, without judging whether it may be made.
 *
 * A bid is the most its bidder will pay, and the system bids no more of it than needed. The first bid leads at the
 * minimum. A leader's own bid moves only the hidden maximum. Of two different people the higher maximum leads, the
 * standing one in a tie, at one increment above the lower maximum or at the higher one, whichever is less. The rows
 * tell what both sides showed, so the last row is always the leader at the price.
 */
export function applyBid(terms: BiddingTerms, standing: Standing, bid: Bid): AppliedBid {
  const { bidderId, amountCents, at } = bid
  const leading = { leaderId: bidderId, leaderMaximumCents: amountCents, leaderSetAt: at }

  if (standing.leaderId === null) {
    const priceCents = minimumNextBid(terms, standing)
    return {
      outcome: 'leading',
      standing: { ...leading, priceCents, bidsCount: 1 },
      rows: [{ bidderId, amountCents: priceCents, automatic: false, at }],
    }
  }

  if (standing.leaderId === bidderId) {
    return { outcome: 'raised', standing: { ...standing, ...leading }, rows: [] }
  }

  const bidsCount = standing.bidsCount + 1
  const beaten = standing.leaderMaximumCents
  const oldLeadersRow = { bidderId: standing.leaderId, automatic: true, at }

  if (amountCents > beaten) {
    const priceCents = Math.min(amountCents, beaten + terms.incrementCents)
    const rows: PublicRow[] = [{ bidderId, amountCents: priceCents, automatic: false, at }]
    if (beaten > standing.priceCents) rows.unshift({ ...oldLeadersRow, amountCents: beaten })
    return { outcome: 'leading', standing: { ...leading, priceCents, bidsCount }, rows }
  }

  const priceCents = Math.min(beaten, amountCents + terms.incrementCents)
  return {
    outcome: 'outbid',
    standing: { ...standing, priceCents, bidsCount },
    rows: [
      { bidderId, amountCents, automatic: false, at },
      { ...oldLeadersRow, amountCents: priceCents },
    ],
  }
}

import type { Cents } from '../money/cents.ts'

/** What an auction asks of its bids; constant from the first bid on. */
export type BiddingTerms = {
  /** 0 makes the first bid cost one increment. */
  basePriceCents: Cents
  /** At least one peso. */
  incrementCents: Cents
}

/** Nobody has bid, or nothing is left after a rebuild. */
export type OpenStanding = {
  priceCents: null
  leaderId: null
  leaderMaximumCents: null
  leaderSetAt: null
  bidsCount: 0
}

export type LedStanding = {
  priceCents: Cents
  leaderId: number
  /** Secret: only its owner may ever see it. */
  leaderMaximumCents: Cents
  /** When the leader set that maximum, in epoch milliseconds. */
  leaderSetAt: number
  /** Public rows made by people: neither automatic ones nor raises, and nothing taken back. */
  bidsCount: number
}

/** Who leads an auction and at what price. Narrow it with `standing.leaderId === null`. */
export type Standing = OpenStanding | LedStanding

export const NO_BIDS: OpenStanding = {
  priceCents: null,
  leaderId: null,
  leaderMaximumCents: null,
  leaderSetAt: null,
  bidsCount: 0,
}

/** A row of the visible history, before it gets its number, alias and hash. */
export type PublicRow = {
  bidderId: number
  amountCents: Cents
  /** The system bid here for a leader who was challenged. */
  automatic: boolean
  /** When the bid that caused the row was accepted, in epoch milliseconds. */
  at: number
}

/** A bid that was accepted once, raises included: what its owner meant to pay at most. */
export type AcceptedBid = {
  /** The UUID that the client made. */
  bidId: string
  bidderId: number
  amountCents: Cents
  at: number
}

import type { Cents } from '../money/cents.ts'
import { bandRules } from '../reputation/bands.ts'
import { type AppliedBid, applyBid } from './apply-bid.ts'
import { type BidUse, judgeBandLimit } from './band-limits.ts'
import { judgeAuction } from './judge-auction.ts'
import { minimumNextBid, ownMinimum } from './minimum-next-bid.ts'
import { softCloseEnd } from './soft-close.ts'
import type { BiddingTerms, Standing } from './standing.ts'

export type BidAuction = {
  id: number
  sellerId: number
  approved: boolean
  cancelled: boolean
  deleted: boolean
  startAt: number
  /** The one effective end, extensions included. */
  endAt: number
  /** Its category is a premium one. */
  premium: boolean
  terms: BiddingTerms
}

export type Bidder = {
  id: number
  emailVerified: boolean
  blockedBySeller: boolean
  /** Failed to pay for this very item when it was auctioned before. */
  defaulted: boolean
  /** Has corrected a typing error on this auction already. */
  lastWordSpoken: boolean
  /** Reputation, 0 to 100. */
  score: number
  /** Counted bids of the last 24 hours over all auctions, this one included; see `judgeBandLimit`. */
  uses: readonly BidUse[]
}

export type BidAttempt = {
  auction: BidAuction
  standing: Standing
  bidder: Bidder
  /** A valid amount: the wire has judged it. */
  amountCents: Cents
  /** The deciding clock, read after the auction was locked. */
  now: number
}

export type BidAccepted = AppliedBid & {
  ok: true
  endAt: number
  /** The end moved. */
  extended: boolean
  /** A stranger can see that something happened: rows were added, and the public version counts up. */
  publicChange: boolean
  leaderChanged: boolean
  /** Who led until now and does so no longer, to be told. */
  outbidId: number | null
}

export type BidRefused = { ok: false } & (
  | {
      refusal:
        | 'not_active'
        | 'not_started'
        | 'finished'
        | 'own_auction'
        | 'not_verified'
        | 'blocked_by_seller'
        | 'defaulted'
        | 'last_word'
        | 'premium_category'
    }
  | { refusal: 'band_limit'; retryAt: number }
  | { refusal: 'bid_too_low'; minimumCents: Cents }
)

export type BidRefusal = BidRefused['refusal']

/**
 * Judges one bid and says what it changes. A refusal changes nothing; the first that applies is told: the auction's
 * state, the person, the band and at last the amount. `last_word` follows `defaulted`, both being about this person on
 * this item, and precedes the band, which would name a time to retry that helps nobody. Raising the own maximum is no
 * counted bid, so a full band limit lets it pass.
 */
export function decideBid(attempt: BidAttempt): BidAccepted | BidRefused {
  const refused = judgeAuction(attempt.auction, attempt.now) ?? judgeBidder(attempt) ?? judgeAmount(attempt)
  if (refused !== null) return refused

  const { auction, standing, bidder, amountCents, now } = attempt
  const applied = applyBid(auction.terms, standing, { bidderId: bidder.id, amountCents, at: now })
  const publicChange = applied.outcome !== 'raised'
  const endAt = publicChange ? softCloseEnd(auction.endAt, now) : auction.endAt
  const leaderChanged = applied.standing.leaderId !== standing.leaderId
  return {
    ok: true,
    ...applied,
    endAt,
    extended: endAt !== auction.endAt,
    publicChange,
    leaderChanged,
    outbidId: leaderChanged ? standing.leaderId : null,
  }
}

function judgeBidder({ auction, standing, bidder, now }: BidAttempt): BidRefused | null {
  if (bidder.id === auction.sellerId) return { ok: false, refusal: 'own_auction' }
  if (!bidder.emailVerified) return { ok: false, refusal: 'not_verified' }
  if (bidder.blockedBySeller) return { ok: false, refusal: 'blocked_by_seller' }
  if (bidder.defaulted) return { ok: false, refusal: 'defaulted' }
  if (bidder.lastWordSpoken) return { ok: false, refusal: 'last_word' }

  if (standing.leaderId !== bidder.id) {
    const limit = judgeBandLimit(bidder.score, auction.id, bidder.uses, now)
    if (!limit.ok) return limit
  }
  if (auction.premium && !bandRules(bidder.score).premiumCategories) {
    return { ok: false, refusal: 'premium_category' }
  }
  return null
}

function judgeAmount({ auction, standing, bidder, amountCents }: BidAttempt): BidRefused | null {
  const minimumCents =
    standing.leaderId === bidder.id ? ownMinimum(standing) : minimumNextBid(auction.terms, standing)
  return amountCents < minimumCents ? { ok: false, refusal: 'bid_too_low', minimumCents } : null
}

import type { Cents } from '../money/cents.ts'
import type { BidOutcome } from './apply-bid.ts'
import { type BidAuction, type Bidder, type BidRefused, decideBid } from './decide-bid.ts'
import { judgeAuction } from './judge-auction.ts'
import { type LiveRow, type RebuiltHistory, rebuildHistory } from './rebuild-history.ts'
import { replayBids } from './replay-bids.ts'
import type { AcceptedBid, LedStanding, Standing } from './standing.ts'

const CORRECTABLE_FOR_MS = 60_000
const LAST_HOUR_MS = 3_600_000
const CORRECTIONS_WINDOW_MS = 90 * 24 * 3_600_000
const CORRECTIONS_ALLOWED = 3

export type CorrectionAttempt = {
  auction: BidAuction
  standing: Standing
  /** The accepted bids that count, raises included, in order of acceptance; none of deleted or banned people. */
  bids: readonly AcceptedBid[]
  liveRows: readonly LiveRow[]
  /** `uses` without the wrong bid, because one taken back no longer counts. */
  bidder: Bidder
  wrongBidId: string
  /** What the person meant to bid. */
  amountCents: Cents
  /** When the person corrected bids anywhere, of at least the last 90 days. */
  correctedAt: readonly number[]
  now: number
}

export type CorrectionAccepted = RebuiltHistory & {
  ok: true
  /** What the right amount did. */
  outcome: BidOutcome
  standing: LedStanding
  leaderChanged: boolean
  /** Somebody else who led until now and does so no longer. */
  outbidId: number | null
  /** Somebody else who leads now and did not before: to be told, and free to step back for a while. */
  leadsAgainId: number | null
}

export type CorrectionRefused =
  | BidRefused
  | {
      ok: false
      refusal: 'nothing_to_correct' | 'not_latest_bid' | 'already_corrected' | 'too_late' | 'last_hour'
    }
  | { ok: false; refusal: 'corrections_used_up'; retryAt: number }

/**
 * The typing error, the one exception to bids being final: the person's latest accepted bid here, up to 60 seconds
 * old, while more than an hour is left, once per auction and 3 times in 90 days. The right amount is judged as a bid
 * on the standing without the wrong one; if it is refused, nothing changes. The end is not touched.
 */
export function decideCorrection(attempt: CorrectionAttempt): CorrectionAccepted | CorrectionRefused {
  const { auction, bidder, bids, wrongBidId, amountCents, now } = attempt
  const refused = judgeAuction(auction, now) ?? judgeCorrection(attempt)
  if (refused !== null) return refused

  const left = replayBids(
    auction.terms,
    bids.filter((bid) => bid.bidId !== wrongBidId),
  )
  const decided = decideBid({ auction, standing: left.standing, bidder, amountCents, now })
  if (!decided.ok) return decided

  const { standing, outcome } = decided
  const leaderBefore = attempt.standing.leaderId
  const leaderChanged = standing.leaderId !== leaderBefore
  return {
    ok: true,
    outcome,
    standing,
    ...rebuildHistory(attempt.liveRows, [...left.rows, ...decided.rows]),
    leaderChanged,
    outbidId: leaderChanged && leaderBefore !== bidder.id ? leaderBefore : null,
    leadsAgainId: leaderChanged && standing.leaderId !== bidder.id ? standing.leaderId : null,
  }
}

export type TypingError = {
  auction: BidAuction
  /** When the person's latest accepted bid here was accepted. */
  bidAt: number
  lastWordSpoken: boolean
  correctedAt: readonly number[]
  now: number
}

/** The last instant at which a person's latest bid may be corrected, or null when it may not be (any more). */
export function correctableUntil(error: TypingError): number | null {
  if (judgeAuction(error.auction, error.now) !== null || judgeTypingError(error) !== null) return null
  return Math.min(error.bidAt + CORRECTABLE_FOR_MS, error.auction.endAt - LAST_HOUR_MS - 1)
}

function judgeCorrection(attempt: CorrectionAttempt): CorrectionRefused | null {
  const { bidder, bids, wrongBidId } = attempt
  const own = bids.filter((bid) => bid.bidderId === bidder.id)
  const wrong = own.find((bid) => bid.bidId === wrongBidId)
  if (wrong === undefined) return { ok: false, refusal: 'nothing_to_correct' }
  if (own.at(-1) !== wrong) return { ok: false, refusal: 'not_latest_bid' }
  return judgeTypingError({ ...attempt, bidAt: wrong.at, lastWordSpoken: bidder.lastWordSpoken })
}

function judgeTypingError(error: TypingError): CorrectionRefused | null {
  const { auction, bidAt, lastWordSpoken, correctedAt, now } = error
  if (lastWordSpoken) return { ok: false, refusal: 'already_corrected' }
  if (now - bidAt > CORRECTABLE_FOR_MS) return { ok: false, refusal: 'too_late' }
  if (auction.endAt - now <= LAST_HOUR_MS) return { ok: false, refusal: 'last_hour' }

  const recent = correctedAt.filter((at) => at > now - CORRECTIONS_WINDOW_MS).sort((a, b) => b - a)
  const nextToLeave = recent[CORRECTIONS_ALLOWED - 1]
  if (nextToLeave === undefined) return null
  return { ok: false, refusal: 'corrections_used_up', retryAt: nextToLeave + CORRECTIONS_WINDOW_MS }
}

import type { BidAuction } from './decide-bid.ts'
import { type AuctionRefused, judgeAuction } from './judge-auction.ts'
import { type BiddingHistory, type TakenOut, takeOutBidder } from './take-out-bidder.ts'

const OFFERED_FOR_MS = 2 * 3_600_000
const CLOSED_BEFORE_END_MS = 10 * 60_000

export type StepBackAttempt = Omit<BiddingHistory, 'terms'> & {
  auction: BidAuction
  personId: number
  /**
   * When somebody else's correction, voiding or stepping back made the person lead; null when that is not how the
   * person came to lead, or when the person has bid here since.
   */
  ledAgainAt: number | null
  now: number
}

export type StepBackRefused =
  | AuctionRefused
  | { ok: false; refusal: 'not_leading' | 'step_back_not_offered' | 'step_back_over' }

/** The last instant to step back at: two hours after leading again or ten minutes before the end, what is first. */
export function stepBackUntil(ledAgainAt: number, endAt: number): number {
  return Math.min(ledAgainAt + OFFERED_FOR_MS, endAt - CLOSED_BEFORE_END_MS)
}

/**
 * Who leads only because somebody else's bids were taken back may have the own bids on this auction taken out as well,
 * for a while.
 */
export function decideStepBack(attempt: StepBackAttempt): TakenOut | StepBackRefused {
  const { auction, standing, personId, ledAgainAt, now } = attempt
  const refused = judgeAuction(auction, now)
  if (refused !== null) return refused
  if (standing.leaderId !== personId) return { ok: false, refusal: 'not_leading' }
  if (ledAgainAt === null) return { ok: false, refusal: 'step_back_not_offered' }
  if (now > stepBackUntil(ledAgainAt, auction.endAt)) return { ok: false, refusal: 'step_back_over' }
  return takeOutBidder({ ...attempt, terms: auction.terms }, personId)
}

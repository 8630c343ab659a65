import type { BidAuction } from './decide-bid.ts'
import { type AuctionRefused, judgeAuction } from './judge-auction.ts'
import { type BiddingHistory, type TakenOut, takeOutBidder } from './take-out-bidder.ts'

export type VoidingAttempt = Omit<BiddingHistory, 'terms'> & {
  auction: BidAuction
  /** Whose bids an administrator takes out, all of them. */
  personId: number
  now: number
}

/** An administrator voids all the bids of one person on a running auction. `no_bids`: there are none to void. */
export function decideVoiding(
  attempt: VoidingAttempt,
): TakenOut | AuctionRefused | { ok: false; refusal: 'no_bids' } {
  const { auction, personId, now } = attempt
  const refused = judgeAuction(auction, now)
  if (refused !== null) return refused
  if (!attempt.bids.some((bid) => bid.bidderId === personId)) return { ok: false, refusal: 'no_bids' }
  return takeOutBidder({ ...attempt, terms: auction.terms }, personId)
}

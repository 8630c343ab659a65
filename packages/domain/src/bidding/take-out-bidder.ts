import { type LiveRow, type RebuiltHistory, rebuildHistory } from './rebuild-history.ts'
import { replayBids } from './replay-bids.ts'
import type { AcceptedBid, BiddingTerms, Standing } from './standing.ts'

export type BiddingHistory = {
  terms: BiddingTerms
  /** The accepted bids that count, raises included, in order of acceptance; none of deleted or banned people. */
  bids: readonly AcceptedBid[]
  /** The standing rows of the ledger, by number. */
  liveRows: readonly LiveRow[]
  standing: Standing
}

export type TakenOut = RebuiltHistory & {
  ok: true
  standing: Standing
  leaderChanged: boolean
  /** Who leads now and did not before: to be told, and free to step back for a while. */
  leadsAgainId: number | null
}

/** The auction as if one person had never bid on it: the others' bids replayed in order. The end is not touched. */
export function takeOutBidder(history: BiddingHistory, personId: number): TakenOut {
  const left = history.bids.filter((bid) => bid.bidderId !== personId)
  const { standing, rows } = replayBids(history.terms, left)
  const leaderChanged = standing.leaderId !== history.standing.leaderId
  return {
    ok: true,
    standing,
    ...rebuildHistory(history.liveRows, rows),
    leaderChanged,
    leadsAgainId: leaderChanged ? standing.leaderId : null,
  }
}

import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { BidsContext } from '../bids-context.ts'
import type { FoldedGroup } from './fold-bids.ts'

/**
 * After a commit whose outcome was unknown: its changes, if it made any, were told to nobody. Whoever watches gets the
 * standing of now with a `prev` that they do not have unless they are up to date, and reads the auction again.
 */
export function tellUnknown({ live, clock }: Pick<BidsContext, 'live' | 'clock'>, folded: FoldedGroup): void {
  const { auction, standing, seq, leaderAlias } = folded.before
  if (standing.priceCents === null || leaderAlias === null) return
  live.toAuction(auction.id, 'bid.placed', {
    auction: auction.id,
    prev: seq,
    seq,
    server_time: clock.nowIso(),
    price: toWireAmount(standing.priceCents),
    minimum_next_bid: toWireAmount(minimumNextBid(auction.terms, standing)),
    bids_count: standing.bidsCount,
    alias: leaderAlias,
    automatic: false,
    end_time: new Date(auction.endAt).toISOString(),
  })
}

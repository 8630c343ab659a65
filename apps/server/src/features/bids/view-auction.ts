import type { Auction } from '@martillo/contract/auctions'
import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { BidsContext } from './bids-context.ts'
import type { GroupState } from './group-state.ts'
import { viewPerson } from './view-person.ts'

/**
 * The auction as a bid's reply carries it: its page with everything that bids move taken from what was just judged,
 * and the person's own part. Asks the database nothing but the page, which is kept for a second.
 */
export async function viewAuction(
  { getAuctionView }: Pick<BidsContext, 'getAuctionView'>,
  state: GroupState,
  personId: number,
): Promise<Auction> {
  const { auction, standing, seq } = state
  const { HighestBidAmount: _, ...page } = await getAuctionView(auction.id)
  return {
    ...page,
    EndTime: new Date(auction.endAt).toISOString(),
    ...(standing.priceCents === null ? {} : { HighestBidAmount: toWireAmount(standing.priceCents) }),
    bids_count: standing.bidsCount,
    minimum_next_bid: toWireAmount(minimumNextBid(auction.terms, standing)),
    seq,
    viewer: viewPerson(state, personId),
  }
}

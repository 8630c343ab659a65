import type { Auction } from '@martillo/contract/auctions'
import type { BidReply } from '@martillo/contract/bids'
import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { BidsContext } from '../bids-context.ts'
import type { GroupState } from '../judging/group-state.ts'
import type { FixedPage } from './cached-page.ts'
import { viewPerson } from './view-person.ts'

type Pages = Pick<BidsContext, 'getPage'>

/**
 * The auction as a bid's reply carries it: its page with everything that bids and the clock move taken from what was
 * just judged, and the person's own part. Asks the database nothing but the page, which is kept for a second.
 */
export async function viewAuction({ getPage }: Pages, state: GroupState, personId: number): Promise<Auction> {
  const page = await getPage(state.auction.id)
  return { ...page.fields, ...movedPart(page, state, personId) }
}

/** A reply with that auction as JSON, the page's part taken as text: it is the same for everybody in a group. */
export async function replyJson(
  { getPage }: Pages,
  state: GroupState,
  personId: number,
  recorded: Omit<BidReply, 'auction'>,
): Promise<string> {
  const page = await getPage(state.auction.id)
  const moved = JSON.stringify(movedPart(page, state, personId))
  return `${JSON.stringify(recorded).slice(0, -1)},"auction":${page.json.slice(0, -1)},${moved.slice(1)}}`
}

function movedPart(page: FixedPage, state: GroupState, personId: number) {
  const { auction, standing, seq } = state
  const phase = phaseOf(page, state)
  return {
    EndTime: new Date(auction.endAt).toISOString(),
    ...(standing.priceCents === null ? {} : { HighestBidAmount: toWireAmount(standing.priceCents) }),
    bids_count: standing.bidsCount,
    minimum_next_bid: toWireAmount(minimumNextBid(auction.terms, standing)),
    seq,
    state: phase,
    Status: phase === 'finished' || phase === 'cancelled' ? ('finished' as const) : ('active' as const),
    viewer: viewPerson(state, personId),
  }
}

/** By the deciding clock, not by the page's, which may be a second old; what is not running by decision stays so. */
function phaseOf({ state: kept }: FixedPage, { auction, now }: GroupState): Auction['state'] {
  if (auction.cancelled) return 'cancelled'
  if (!auction.approved) return kept
  if (now >= auction.endAt) return 'finished'
  return now < auction.startAt ? 'scheduled' : 'running'
}

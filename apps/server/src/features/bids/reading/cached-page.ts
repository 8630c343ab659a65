import type { Auction } from '@martillo/contract/auctions'

type AuctionWithoutViewer = Omit<Auction, 'viewer'>

const KEPT_MS = 1_000
const ENTRIES_BEFORE_SWEEP = 500

type Moved = 'EndTime' | 'HighestBidAmount' | 'bids_count' | 'minimum_next_bid' | 'seq' | 'state' | 'Status'

/** Of an auction's page what neither bids nor the clock move, and the same as JSON. */
export interface FixedPage {
  readonly fields: Omit<AuctionWithoutViewer, Moved>
  readonly json: string
  /** As it was when the page was read. */
  readonly state: AuctionWithoutViewer['state']
}

function fixedPage(page: AuctionWithoutViewer): FixedPage {
  const { EndTime, HighestBidAmount, bids_count, minimum_next_bid, seq, state, Status, ...fields } = page
  return { fields, json: JSON.stringify(fields), state }
}

/**
 * Keeps what an auction's page says, without what bids and the clock move, for a second, so that a
 * thousand replies a second cost one query. A failure is not kept.
 */
export function cachedPage(
  read: (auctionId: number) => Promise<AuctionWithoutViewer>,
  now: () => number = () => performance.now(),
): (auctionId: number) => Promise<FixedPage> {
  const kept = new Map<number, { page: Promise<FixedPage>; until: number }>()

  function sweep(at: number) {
    for (const [id, entry] of kept) if (entry.until <= at) kept.delete(id)
  }

  return (auctionId) => {
    const at = now()
    const known = kept.get(auctionId)
    if (known && known.until > at) return known.page
    if (kept.size >= ENTRIES_BEFORE_SWEEP) sweep(at)
    const page = read(auctionId).then(fixedPage)
    kept.set(auctionId, { page, until: at + KEPT_MS })
    page.catch(() => kept.delete(auctionId))
    return page
  }
}

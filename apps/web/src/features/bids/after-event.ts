import type { Auction } from '@martillo/contract/auctions'
import type { BidPlaced, LiveEventName, LiveEvents, StandingChanged } from '@martillo/contract/live-events'

function isNews<E extends { auction: number; seq: number }>(auction: Auction, event: E): boolean {
  return event.auction === auction.ID && event.seq > auction.seq
}

function withPrice(auction: Auction, event: BidPlaced): Auction {
  const { viewer } = auction
  return {
    ...auction,
    HighestBidAmount: event.price,
    minimum_next_bid: event.minimum_next_bid,
    bids_count: event.bids_count,
    EndTime: event.end_time,
    seq: event.seq,
    // Who leads is told by `standing.changed`, to that person only.
    ...(viewer && {
      viewer: viewer.leading ? viewer : { ...viewer, minimum_next_bid: event.minimum_next_bid },
    }),
  }
}

function withStanding(auction: Auction, event: StandingChanged): Auction {
  if (!auction.viewer || event.auction !== auction.ID) return auction
  const { leading, my_maximum } = event
  const own = leading && my_maximum !== null
  return {
    ...auction,
    viewer: {
      ...auction.viewer,
      leading,
      my_maximum,
      bidding: auction.viewer.bidding || my_maximum !== null,
      minimum_next_bid: own ? my_maximum + 1 : auction.minimum_next_bid,
    },
  }
}

/**
 * The auction after a live event: the same object when the event says nothing new, a new one when it continues
 * what is known, `reread` when something in between was missed or the event changes more than it carries.
 */
export function afterEvent<K extends LiveEventName>(
  auction: Auction,
  name: K,
  event: LiveEvents[K],
): Auction | 'reread' {
  switch (name) {
    case 'standing.changed': {
      const own = event as StandingChanged
      // Older than what is known: what happened in between is not in it, and may have taken the lead away.
      if (own.auction === auction.ID && own.seq < auction.seq) return 'reread'
      return withStanding(auction, own)
    }
    case 'bid.placed': {
      const placed = event as BidPlaced
      if (!isNews(auction, placed)) return auction
      return placed.prev > auction.seq ? 'reread' : withPrice(auction, placed)
    }
    case 'auction.extended': {
      const extended = event as LiveEvents['auction.extended']
      if (extended.auction !== auction.ID || extended.seq < auction.seq) return auction
      if (extended.prev > auction.seq) return 'reread'
      return { ...auction, EndTime: extended.end_time, seq: extended.seq }
    }
    case 'bid.withdrawn':
    case 'auction.finished':
    case 'auction.cancelled':
      return isNews(auction, event as LiveEvents['auction.finished']) ? 'reread' : auction
    default:
      return auction
  }
}

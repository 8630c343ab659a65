import type { Auction, Viewer } from '@martillo/contract/auctions'
import type { BidPlaced } from '@martillo/contract/live-events'
import { describe, expect, it } from 'vitest'
import { afterEvent } from './after-event.ts'

const viewer: Viewer = {
  leading: false,
  my_maximum: null,
  minimum_next_bid: 1_600,
  alias: null,
  bidding: false,
  seller: false,
  can_bid: true,
}
// Only what events touch; the rest is carried over as it is.
const auction = {
  ID: 7,
  HighestBidAmount: 1_500,
  minimum_next_bid: 1_600,
  bids_count: 2,
  EndTime: '2026-11-24T21:00:00.000Z',
  seq: 4,
  viewer,
} as Auction

const placed: BidPlaced = {
  auction: 7,
  prev: 4,
  seq: 5,
  server_time: '2026-11-24T20:00:00.000Z',
  price: 1_700,
  minimum_next_bid: 1_800,
  bids_count: 3,
  alias: 'Zorzal 1',
  automatic: false,
  end_time: '2026-11-24T21:02:00.000Z',
}

describe('after a live event', () => {
  it('a bid that continues what is known changes price, minimum, count and end', () => {
    expect(afterEvent(auction, 'bid.placed', placed)).toMatchObject({
      HighestBidAmount: 1_700,
      minimum_next_bid: 1_800,
      bids_count: 3,
      EndTime: '2026-11-24T21:02:00.000Z',
      seq: 5,
      viewer: { minimum_next_bid: 1_800 },
    })
  })

  it('a bid after a gap makes the page read again', () => {
    expect(afterEvent(auction, 'bid.placed', { ...placed, prev: 5, seq: 6 })).toBe('reread')
  })

  it.each([3, 4])('a bid already known (version %d) changes nothing', (seq) => {
    expect(afterEvent(auction, 'bid.placed', { ...placed, prev: seq - 1, seq })).toBe(auction)
  })

  it('a snapshot that overlaps what is known and goes further is taken', () => {
    expect(afterEvent(auction, 'bid.placed', { ...placed, prev: 2, seq: 9 })).toMatchObject({ seq: 9 })
  })

  it('another auction is not this one', () => {
    expect(afterEvent(auction, 'bid.placed', { ...placed, auction: 8 })).toBe(auction)
  })

  it('who leads is told only by the own standing', () => {
    const leading = afterEvent(auction, 'standing.changed', {
      auction: 7,
      leading: true,
      my_maximum: 2_000,
      seq: 5,
    })
    expect(leading).toMatchObject({ viewer: { leading: true, bidding: true, minimum_next_bid: 2_001 } })
  })

  it('a standing older than what is known is not believed but read again', () => {
    const event = { auction: 7, leading: true, my_maximum: 2_000, seq: 3 }
    expect(afterEvent(auction, 'standing.changed', event)).toBe('reread')
  })

  it('an extension moves the end', () => {
    const event = {
      auction: 7,
      prev: 4,
      seq: 5,
      server_time: placed.server_time,
      end_time: placed.end_time,
      cause: 'bid',
    } as const
    expect(afterEvent(auction, 'auction.extended', event)).toMatchObject({ EndTime: placed.end_time })
  })

  it('the end, a cancellation and a withdrawal are read again', () => {
    const event = { auction: 7, prev: 4, seq: 5, server_time: placed.server_time }
    expect(afterEvent(auction, 'auction.finished', { ...event, outcome: 'sold' })).toBe('reread')
    expect(afterEvent(auction, 'auction.cancelled', { ...event, reason: 'x' })).toBe('reread')
  })
})

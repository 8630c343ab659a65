import type { Auction, Viewer } from '@martillo/contract/auctions'
import { describe, expect, it } from 'vitest'
import { isOutdated } from './is-outdated.ts'

const START = Date.parse('2026-11-24T10:00:00.000Z')
const END = Date.parse('2026-11-24T21:00:00.000Z')
const NOON = Date.parse('2026-11-24T12:00:00.000Z')

// Only what the clock can make untrue; the rest does not matter here.
function auction(changes: Partial<Auction>, viewer?: Partial<Viewer>): Auction {
  return {
    StartTime: new Date(START).toISOString(),
    EndTime: new Date(END).toISOString(),
    state: 'running',
    ...changes,
    ...(viewer && { viewer }),
  } as Auction
}

describe('what is known of an auction', () => {
  it('holds while it runs and nothing waits for a moment', () => {
    expect(isOutdated(auction({}), NOON)).toBe(false)
    expect(isOutdated(auction({}, { can_bid: true }), END - 1)).toBe(false)
  })

  it('is read again two seconds after the end until the outcome is known', () => {
    expect(isOutdated(auction({}), END + 1_999)).toBe(false)
    expect(isOutdated(auction({}), END + 2_000)).toBe(true)
    expect(isOutdated(auction({ outcome: 'sold' }), END + 60_000)).toBe(false)
    expect(isOutdated(auction({ state: 'cancelled' }), END + 60_000)).toBe(false)
  })

  it('is read again at the start by those who were refused before it', () => {
    const early = auction({}, { can_bid: false, refusal: 'not_started' })
    expect(isOutdated(early, START - 1)).toBe(false)
    expect(isOutdated(early, START)).toBe(true)
  })

  it('is read again by those who were refused for an end that has moved', () => {
    expect(isOutdated(auction({}, { can_bid: false, refusal: 'finished' }), NOON)).toBe(true)
  })

  it('is read again at the moment from which a limited person may bid', () => {
    const limited = auction(
      {},
      { can_bid: false, refusal: 'band_limit', retry_at: new Date(NOON).toISOString() },
    )
    expect(isOutdated(limited, NOON - 1)).toBe(false)
    expect(isOutdated(limited, NOON)).toBe(true)
  })
})

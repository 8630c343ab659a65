import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, makeAuction, START_AT } from '../../test/bidding-kit.ts'
import { correctableUntil } from './decide-correction.ts'

const bidAt = START_AT + HOUR_MS
const auction = makeAuction({ startAt: START_AT, endAt: START_AT + 3 * DAY_MS })
const typed = { auction, bidAt, lastWordSpoken: false, correctedAt: [], now: bidAt + 5_000 }

describe('the time left to correct a bid', () => {
  it('ends 60 seconds after the bid', () => {
    expect(correctableUntil(typed)).toBe(bidAt + 60_000)
    expect(correctableUntil({ ...typed, now: bidAt + 60_000 })).toBe(bidAt + 60_000)
    expect(correctableUntil({ ...typed, now: bidAt + 60_001 })).toBeNull()
  })

  it('ends before the last hour begins', () => {
    const soon = { ...auction, endAt: bidAt + HOUR_MS + 20_000 }
    expect(correctableUntil({ ...typed, auction: soon })).toBe(bidAt + 19_999)
    expect(correctableUntil({ ...typed, auction: soon, now: bidAt + 20_000 })).toBeNull()
  })

  it('is over for who used it here, or three times in 90 days, and on a cancelled auction', () => {
    expect(correctableUntil({ ...typed, lastWordSpoken: true })).toBeNull()
    const correctedAt = [bidAt - DAY_MS, bidAt - 2 * DAY_MS, bidAt - 3 * DAY_MS]
    expect(correctableUntil({ ...typed, correctedAt })).toBeNull()
    expect(correctableUntil({ ...typed, auction: { ...auction, cancelled: true } })).toBeNull()
  })
})

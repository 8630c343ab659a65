import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, START_AT } from '../../test/bidding-kit.ts'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { type BidUse, judgeBandLimit } from './band-limits.ts'

const NOW = START_AT
const HERE = 50

function usesAgo(...ago: [auctionId: number, ms: number][]): BidUse[] {
  return ago.map(([auctionId, ms]) => ({ auctionId, at: NOW - ms }))
}

function others(count: number, ms: number): BidUse[] {
  return Array.from({ length: count }, (_, index) => ({ auctionId: 100 + index, at: NOW - ms + index }))
}

describe('band 1 (0–10): one auction in any 24 hours', () => {
  it('allows any number of bids on that one', () => {
    const uses = usesAgo(...Array.from({ length: 40 }, (_, i): [number, number] => [HERE, i]))
    expect(judgeBandLimit(0, HERE, uses, NOW)).toEqual({ ok: true })
  })

  it.each([
    [DAY_MS + 1, true],
    [DAY_MS, true],
    [DAY_MS - 1, false],
  ])('counts a bid elsewhere %d ms ago: room is %s', (ms, ok) => {
    expect(judgeBandLimit(10, HERE, usesAgo([51, ms]), NOW).ok).toBe(ok)
    expect(judgeBandLimit(11, HERE, usesAgo([51, ms]), NOW).ok).toBe(true)
  })

  it('frees when the latest bid elsewhere is 24 hours old', () => {
    const uses = usesAgo([51, 5_000], [51, 9_000], [51, 7_000])
    expect(judgeBandLimit(0, HERE, uses, NOW)).toEqual({
      ok: false,
      refusal: 'band_limit',
      retryAt: NOW - 5_000 + DAY_MS,
    })
  })
})

describe('band 2 (11–25): ten different auctions in any hour', () => {
  it('takes the tenth and refuses the eleventh', () => {
    expect(judgeBandLimit(25, HERE, others(9, 60_000), NOW)).toEqual({ ok: true })
    expect(judgeBandLimit(25, HERE, others(10, 60_000), NOW)).toEqual({
      ok: false,
      refusal: 'band_limit',
      retryAt: NOW - 60_000 + HOUR_MS,
    })
  })

  it('counts an auction once, however often it was bid on', () => {
    const uses = [...others(9, 60_000), ...others(9, 30_000), ...usesAgo([HERE, 5], [HERE, 6])]
    expect(judgeBandLimit(11, HERE, uses, NOW)).toEqual({ ok: true })
  })

  it('lets an auction that is already one of the ten go on', () => {
    expect(judgeBandLimit(11, 100, others(10, 60_000), NOW)).toEqual({ ok: true })
  })

  it('forgets what is exactly an hour old', () => {
    expect(judgeBandLimit(11, HERE, [...others(9, 1_000), ...usesAgo([51, HOUR_MS])], NOW).ok).toBe(true)
    expect(judgeBandLimit(11, HERE, [...others(9, 1_000), ...usesAgo([51, HOUR_MS - 1])], NOW).ok).toBe(false)
  })
})

describe('band 3 (26–50): twenty bids in any hour', () => {
  it('takes the twentieth and refuses the twenty-first, here or elsewhere', () => {
    const uses = Array.from({ length: 20 }, (_, index) => ({ auctionId: HERE, at: NOW - 1_000 - index }))
    expect(judgeBandLimit(26, HERE, uses.slice(1), NOW)).toEqual({ ok: true })
    expect(judgeBandLimit(50, HERE, uses, NOW)).toEqual({
      ok: false,
      refusal: 'band_limit',
      retryAt: NOW - 1_019 + HOUR_MS,
    })
  })

  it.each([
    [HOUR_MS, true],
    [HOUR_MS - 1, false],
  ])('counts the oldest of twenty at %d ms: room is %s', (ms, ok) => {
    const uses = [...others(19, 1_000), ...usesAgo([51, ms])]
    expect(judgeBandLimit(26, HERE, uses, NOW).ok).toBe(ok)
  })
})

describe('bands 4 and 5 (51 and up)', () => {
  it('are without limit', () => {
    for (const score of [51, 75, 76, 100]) {
      expect(judgeBandLimit(score, HERE, others(500, 1_000), NOW)).toEqual({ ok: true })
    }
  })
})

describe('retryAt', () => {
  const uses = fc.array(
    fc.record({
      auctionId: fc.integer({ min: 40, max: 60 }),
      at: fc.integer({ min: NOW - 2 * HOUR_MS, max: NOW }),
    }),
    { maxLength: 60 },
  )

  it('is the first instant with room', () => {
    fc.assert(
      fc.property(fc.constantFrom(5, 20, 40), uses, (score, made) => {
        const decided = judgeBandLimit(score, HERE, made, NOW)
        if (decided.ok) return
        expect(decided.retryAt).toBeGreaterThan(NOW)
        expect(judgeBandLimit(score, HERE, made, decided.retryAt)).toEqual({ ok: true })
        expect(judgeBandLimit(score, HERE, made, decided.retryAt - 1).ok).toBe(false)
      }),
      PROPERTY_RUNS,
    )
  })
})

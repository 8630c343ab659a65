import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { applyReputationEvent, type ReputationEntry, type ReputationEvent, scoreOf } from './apply-event.ts'
import { BANDS, bandOf, bandRules } from './bands.ts'
import { missingOnceOnly, nextBand } from './next-band.ts'
import { ONCE_ONLY, POINTS, type Stars } from './points.ts'

const AT = Date.parse('2026-11-27T15:00:00-03:00')
const WEEK_MS = 7 * 24 * 3_600_000

/** A ledger that came to a score by one administrative entry. */
function ledgerAt(score: number): ReputationEntry[] {
  return [{ kind: 'report_upheld', at: AT, points: score }]
}

function applyAll(events: readonly ReputationEvent[], ledger: ReputationEntry[] = []) {
  for (const event of events) {
    const { counts, points } = applyReputationEvent(ledger, event)
    if (counts)
      ledger.push({ saleId: 'saleId' in event ? event.saleId : null, kind: event.kind, at: event.at, points })
  }
  return { score: scoreOf(ledger), entries: ledger.length }
}

const sale = (saleId: number, at = AT): ReputationEvent => ({ kind: 'sale_completed', saleId, at })
const rating = (saleId: number, stars: Stars): ReputationEvent => ({
  kind: 'rating_received',
  saleId,
  stars,
  at: AT,
})

describe('bands', () => {
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [25, 2],
    [26, 3],
    [50, 3],
    [51, 4],
    [75, 4],
    [76, 5],
    [100, 5],
  ])('put a score of %d into band %d', (score, band) => {
    expect(bandOf(score)).toBe(band)
  })

  it('cover the scale without a gap', () => {
    expect(BANDS.map((rules) => rules.fromScore)).toEqual([
      0,
      ...BANDS.slice(0, -1).map((rules) => rules.toScore + 1),
    ])
    expect(BANDS.at(-1)?.toScore).toBe(100)
  })

  it('open private and featured auctions in the highest only', () => {
    expect(BANDS.filter((rules) => rules.privateAuctions).map((rules) => rules.band)).toEqual([5])
    expect(bandRules(76).featuredAtOnce).toBe(3)
    expect(bandRules(75).featuredAtOnce).toBe(0)
  })

  it('say what is missing for the next', () => {
    expect(nextBand(0)).toEqual({ band: 2, fromScore: 11, missingPoints: 11 })
    expect(nextBand(10)).toEqual({ band: 2, fromScore: 11, missingPoints: 1 })
    expect(nextBand(75)).toEqual({ band: 5, fromScore: 76, missingPoints: 1 })
    expect(nextBand(76)).toBeNull()
  })
})

describe('points', () => {
  it.each(Object.entries(POINTS))('for %s are %d', (kind, points) => {
    const event = { kind, saleId: 1, at: AT } as ReputationEvent
    expect(applyReputationEvent(ledgerAt(50), event)).toEqual({ counts: true, points, score: 50 + points })
  })

  it('follow the table of the rules', () => {
    expect(POINTS).toEqual({
      email_verified: 3,
      profile_complete: 4,
      profile_photo: 1,
      identity_verified: 8,
      active_week: 1,
      sale_completed: 2,
      sale_failed: -15,
      report_upheld: -10,
      commission_overdue: -5,
      ban: -25,
    })
  })

  it.each([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, -2],
    [1, -4],
  ] as const)('for a rating of %d stars are %d, once per sale', (stars, points) => {
    expect(applyReputationEvent(ledgerAt(50), rating(1, stars))).toMatchObject({ counts: true, points })
    expect(applyAll([rating(1, stars), rating(1, 5), rating(2, 5)], ledgerAt(50)).score).toBe(50 + points + 2)
  })

  it('are cut to 0–100, and the entry keeps what really moved', () => {
    expect(applyReputationEvent(ledgerAt(99), sale(1))).toEqual({ counts: true, points: 1, score: 100 })
    expect(applyReputationEvent(ledgerAt(100), sale(1))).toEqual({ counts: true, points: 0, score: 100 })
    expect(applyReputationEvent(ledgerAt(7), { kind: 'ban', at: AT })).toEqual({
      counts: true,
      points: -7,
      score: 0,
    })
    expect(applyAll([{ kind: 'ban', at: AT }, sale(1)], ledgerAt(7)).score).toBe(2)
  })

  it.each(ONCE_ONLY)('for %s come once', (kind) => {
    const event: ReputationEvent = { kind, at: AT }
    expect(applyAll([event, { ...event, at: AT + 9 * WEEK_MS }])).toEqual({ score: POINTS[kind], entries: 1 })
  })

  it('for an active week come once a week, from Monday in Argentina, and for 8 weeks in all', () => {
    const week = (at: number): ReputationEvent => ({ kind: 'active_week', at })
    const sunday = Date.parse('2026-11-29T23:59:59.999-03:00')
    expect(applyAll([week(AT), week(sunday)]).score).toBe(1)
    expect(applyAll([week(AT), week(sunday + 1)]).score).toBe(2)
    const weeks = Array.from({ length: 12 }, (_, index) => week(AT + index * WEEK_MS))
    expect(applyAll(weeks).score).toBe(8)
  })

  it('for completed sales come up to 20 in an Argentine month', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => sale(index + 1))
    expect(applyAll(eleven)).toEqual({ score: 20, entries: 10 })
    const december = Date.parse('2026-12-01T00:00:00-03:00')
    expect(applyAll([...eleven, sale(50, december - 1)]).score).toBe(20)
    expect(applyAll([...eleven, sale(50, december)]).score).toBe(22)
    expect(applyAll([sale(1), sale(1)]).score).toBe(2)
  })

  it('for completed sales fill the month to the last point', () => {
    const ledger: ReputationEntry[] = [
      ...ledgerAt(30),
      { kind: 'sale_completed', at: AT, points: 19, saleId: 99 },
    ]
    expect(applyReputationEvent(ledger, sale(1))).toEqual({ counts: true, points: 1, score: 50 })
  })

  it('keep any ledger within 0 and 100', () => {
    const events = fc.array(
      fc.record({
        kind: fc.constantFrom(...Object.keys(POINTS), 'rating_received'),
        at: fc.integer({ min: AT, max: AT + 20 * WEEK_MS }),
        saleId: fc.integer({ min: 1, max: 30 }),
        stars: fc.constantFrom(1, 2, 3, 4, 5),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(events, (generated) => {
        const ledger: ReputationEntry[] = []
        for (const event of generated as ReputationEvent[]) {
          applyAll([event], ledger)
          expect(scoreOf(ledger) >= 0 && scoreOf(ledger) <= 100).toBe(true)
        }
      }),
      PROPERTY_RUNS,
    )
  })

  it('still to be had once are listed', () => {
    expect(missingOnceOnly([{ kind: 'email_verified' }, { kind: 'profile_photo' }])).toEqual([
      { kind: 'profile_complete', points: 4 },
      { kind: 'identity_verified', points: 8 },
    ])
  })
})

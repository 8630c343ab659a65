import { describe, expect, it } from 'vitest'
import { auctionStateAt } from './auction-state.ts'
import { endsAtNight } from './night-end-warning.ts'
import { phaseAt } from './phase.ts'
import { judgePublicationLimit } from './publication-limits.ts'
import { suggestIncrement } from './suggest-increment.ts'

const DAY_MS = 24 * 3_600_000
const NOW = Date.parse('2026-11-27T15:10:00Z')

describe('phaseAt', () => {
  it.each([
    [99, 'not-started'],
    [100, 'running'],
    [101, 'running'],
    [199, 'running'],
    [200, 'finished'],
    [201, 'finished'],
  ])('of an auction from 100 to 200 is at %d %s', (now, phase) => {
    expect(phaseAt({ startAt: 100, endAt: 200 }, now)).toBe(phase)
  })
})

describe('auctionStateAt', () => {
  const times = { startAt: 100, endAt: 200 }

  it.each([
    ['approved', false, 99, 'scheduled'],
    ['approved', false, 100, 'running'],
    ['approved', false, 200, 'finished'],
    ['pending', false, 99, 'pending'],
    ['pending', false, 300, 'pending'],
    ['rejected', false, 150, 'rejected'],
    ['approved', true, 150, 'cancelled'],
    ['pending', true, 150, 'cancelled'],
  ] as const)('of one that is %s, cancelled %s, is at %d %s', (approval, cancelled, now, state) => {
    expect(auctionStateAt({ ...times, approval, cancelled }, now)).toBe(state)
  })
})

describe('suggestIncrement', () => {
  it.each([
    [0, 100],
    [4_999.99, 100],
    [5_000, 500],
    [19_999.99, 500],
    [20_000, 1_000],
    [50_000, 2_500],
    [200_000, 5_000],
    [500_000, 20_000],
    [2_000_000, 100_000],
    [9_999_999.99, 100_000],
    [10_000_000, 250_000],
  ])('for $ %d proposes $ %d', (price, increment) => {
    expect(suggestIncrement(Math.round(price * 100))).toBe(increment * 100)
  })
})

describe('endsAtNight', () => {
  it.each([
    ['00:59:59.999', false],
    ['01:00:00.000', true],
    ['04:30:00.000', true],
    ['07:59:59.999', true],
    ['08:00:00.000', false],
    ['13:00:00.000', false],
  ])('at %s in Argentina is %s', (time, night) => {
    expect(endsAtNight(Date.parse(`2026-11-28T${time}-03:00`))).toBe(night)
  })
})

describe('judgePublicationLimit', () => {
  const published = (count: number, ago: number) =>
    Array.from({ length: count }, (_, index) => NOW - ago - index)

  it('lets nobody up to 10 publish', () => {
    expect(judgePublicationLimit(10, false, [], NOW)).toEqual({ ok: false, refusal: 'band_cannot_publish' })
    expect(judgePublicationLimit(11, false, [], NOW)).toEqual({ ok: true })
  })

  it.each([
    { score: 25, count: 5, windowMs: DAY_MS, refusal: 'daily_limit' },
    { score: 26, count: 50, windowMs: 7 * DAY_MS, refusal: 'weekly_limit' },
    { score: 50, count: 50, windowMs: 7 * DAY_MS, refusal: 'weekly_limit' },
    { score: 51, count: 500, windowMs: 7 * DAY_MS, refusal: 'weekly_limit' },
    { score: 75, count: 500, windowMs: 7 * DAY_MS, refusal: 'weekly_limit' },
  ])('lets a score of $score publish $count in its window', ({ score, count, windowMs, refusal }) => {
    expect(judgePublicationLimit(score, false, published(count - 1, 1_000), NOW)).toEqual({ ok: true })
    expect(judgePublicationLimit(score, false, published(count, 1_000), NOW)).toEqual({
      ok: false,
      refusal,
      retryAt: NOW - 1_000 - (count - 1) + windowMs,
    })
    const oldest = [...published(count - 1, 1_000), NOW - windowMs]
    expect(judgePublicationLimit(score, false, oldest, NOW)).toEqual({ ok: true })
    const lessOld = [NOW - windowMs + 1, ...published(count - 1, 1_000)]
    expect(judgePublicationLimit(score, false, lessOld, NOW)).toMatchObject({ refusal, retryAt: NOW + 1 })
  })

  it('never limits scores above 75', () => {
    expect(judgePublicationLimit(76, false, published(2_000, 1_000), NOW)).toEqual({ ok: true })
  })

  it('keeps premium categories to scores from 51 on, after the other limits', () => {
    expect(judgePublicationLimit(50, true, [], NOW)).toEqual({ ok: false, refusal: 'premium_category' })
    expect(judgePublicationLimit(51, true, [], NOW)).toEqual({ ok: true })
    expect(judgePublicationLimit(10, true, [], NOW)).toEqual({ ok: false, refusal: 'band_cannot_publish' })
    expect(judgePublicationLimit(20, true, published(5, 1), NOW)).toMatchObject({ refusal: 'daily_limit' })
  })
})

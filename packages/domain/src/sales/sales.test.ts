import { describe, expect, it } from 'vitest'
import { maySettle, movedByOutage } from './outage.ts'
import { FIRST_SALE_STATE, isSaleOpen, maySaleMove, type SaleState } from './sale-states.ts'

const MINUTE_MS = 60_000
const BEAT_AT = 1_800_000_000_000

describe('movedByOutage', () => {
  const recoveredAt = BEAT_AT + 10 * MINUTE_MS
  const movedTo = recoveredAt + 30 * MINUTE_MS

  it.each([
    ['just before the last heartbeat', BEAT_AT - 1, false],
    ['at the last heartbeat', BEAT_AT, true],
    ['in the outage', BEAT_AT + MINUTE_MS, true],
    ['at the recovery', recoveredAt, true],
    ['soon after it', recoveredAt + 29 * MINUTE_MS, true],
    ['30 minutes after it less a millisecond', movedTo - 1, true],
    ['30 minutes after it', movedTo, false],
    ['later', movedTo + 1, false],
  ])('of an auction that ends %s (%d) says %s', (_, endAt, moves) => {
    expect(movedByOutage(BEAT_AT, recoveredAt, [{ auctionId: 7, endAt }])).toEqual(
      moves ? [{ auctionId: 7, endAt: movedTo }] : [],
    )
  })

  it.each([
    [5 * MINUTE_MS - 1, 0],
    [5 * MINUTE_MS, 0],
    [5 * MINUTE_MS + 1, 1],
  ])('after %d ms without a heartbeat moves %d', (outage, count) => {
    const auctions = [{ auctionId: 7, endAt: BEAT_AT + MINUTE_MS }]
    expect(movedByOutage(BEAT_AT, BEAT_AT + outage, auctions)).toHaveLength(count)
  })
})

describe('maySettle', () => {
  it('waits for a heartbeat after the end', () => {
    expect(maySettle(BEAT_AT, BEAT_AT - 1)).toBe(false)
    expect(maySettle(BEAT_AT, BEAT_AT)).toBe(false)
    expect(maySettle(BEAT_AT, BEAT_AT + 1)).toBe(true)
  })

  it('and the outage rule leave no end to neither', () => {
    for (const endAt of [BEAT_AT - 1, BEAT_AT, BEAT_AT + 1]) {
      const moved = movedByOutage(BEAT_AT, BEAT_AT + 10 * MINUTE_MS, [{ auctionId: 7, endAt }]).length > 0
      expect(moved).toBe(!maySettle(endAt, BEAT_AT))
    }
  })
})

describe('a sale', () => {
  const states: SaleState[] = ['pendiente', 'pagada', 'entregada', 'completada', 'cancelada']

  it('goes forward step by step, and may be cancelled while it is open', () => {
    const moves = states.flatMap((from) =>
      states.filter((to) => maySaleMove(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(moves).toEqual([
      'pendiente → pagada',
      'pendiente → cancelada',
      'pagada → entregada',
      'pagada → cancelada',
      'entregada → completada',
      'entregada → cancelada',
    ])
    expect(states.filter(isSaleOpen)).toEqual(['pendiente', 'pagada', 'entregada'])
    expect(FIRST_SALE_STATE).toBe('pendiente')
  })
})

import fc from 'fast-check'
import { minimumNextBid } from '../src/bidding/minimum-next-bid.ts'
import type { Standing } from '../src/bidding/standing.ts'
import { bid, HOUR_MS, makeAuction, openTable, START_AT, type Table } from './bidding-kit.ts'

/** A bid to be: relative ones aim at the amounts where rules change. */
export type Move = {
  who: number
  aim: 'anywhere' | 'at the minimum' | 'at the leader' | 'one step above the leader'
  offsetCents: number
  waitMs: number
}

const offsets = fc.oneof(
  fc.constantFrom(-100, -1, 0, 1, 99, 100, 101),
  fc.integer({ min: -5_000, max: 20_000 }),
)

export const moves = fc.array(
  fc.record<Move>({
    who: fc.integer({ min: 1, max: 5 }),
    aim: fc.constantFrom('anywhere', 'at the minimum', 'at the leader', 'one step above the leader'),
    offsetCents: offsets,
    waitMs: fc.oneof(fc.constantFrom(0, 1, 60_000), fc.integer({ min: 0, max: 180_000 })),
  }),
  { minLength: 1, maxLength: 25 },
)

export const terms = fc.record({
  basePriceCents: fc.constantFrom(0, 100, 3_000, 10_000, 10_050),
  incrementCents: fc.constantFrom(100, 150, 500, 1_000, 20_000),
})

export function amountOf(move: Move, table: Table): number {
  const { standing, auction } = table
  const minimum = minimumNextBid(auction.terms, standing)
  const aims: Record<Move['aim'], number> = {
    anywhere: 10_000,
    'at the minimum': minimum,
    'at the leader': leaderMaximum(standing) ?? minimum,
    'one step above the leader': (leaderMaximum(standing) ?? minimum) + auction.terms.incrementCents,
  }
  return Math.max(0, aims[move.aim] + move.offsetCents)
}

function leaderMaximum(standing: Standing): number | null {
  return standing.leaderMaximumCents
}

/** Plays moves on a one-hour auction whose end some of them come near, calling `each` after every one, if given: to copy the table costs more than a bid. */
export function play(
  terms: Table['auction']['terms'],
  sequence: readonly Move[],
  each?: (step: {
    before: Table
    after: Table
    move: Move
    amountCents: number
    now: number
    ok: boolean
  }) => void,
): Table {
  const table = openTable(makeAuction({ terms, endAt: START_AT + HOUR_MS / 4 }))
  let now = START_AT
  for (const move of sequence) {
    now += move.waitMs
    const amountCents = amountOf(move, table)
    const before = each && structuredClone(table)
    const { ok } = bid(table, move.who, amountCents / 100, now)
    if (before) each?.({ before, after: table, move, amountCents, now, ok })
  }
  return table
}

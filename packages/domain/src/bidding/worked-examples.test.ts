import { describe, expect, it } from 'vitest'
import { A, B, bid, C, historyOf, makeAuction, openTable, START_AT, told } from '../../test/bidding-kit.ts'

type Move = [who: number, pesos: number, answer: string]

const EXAMPLES: { base: number; increment: number; moves: Move[]; history: string[]; people: number }[] = [
  {
    base: 1000,
    increment: 100,
    moves: [
      [A, 2500, 'leading 1000'],
      [B, 1050, 'bid_too_low 1100'],
      [B, 1500, 'outbid 1600'],
      [B, 2500, 'outbid 2500'],
      [C, 2550, 'bid_too_low 2600'],
      [C, 2600, 'leading 2600'],
      [A, 2800, 'leading 2700'],
    ],
    history: ['A 1000', 'B 1500', 'A 1600 auto', 'B 2500', 'A 2500 auto', 'C 2600', 'A 2700'],
    people: 5,
  },
  {
    base: 0,
    increment: 500,
    moves: [
      [A, 400, 'bid_too_low 500'],
      [A, 500, 'leading 500'],
      [B, 900, 'bid_too_low 1000'],
      [B, 1000, 'leading 1000'],
    ],
    history: ['A 500', 'B 1000'],
    people: 2,
  },
  {
    base: 100,
    increment: 10,
    moves: [
      [A, 200, 'leading 100'],
      [B, 200, 'outbid 200'],
      [A, 400, 'raised 200'],
      [B, 205, 'bid_too_low 210'],
      [B, 210, 'outbid 220'],
    ],
    history: ['A 100', 'B 200', 'A 200 auto', 'B 210', 'A 220 auto'],
    people: 3,
  },
  {
    base: 30,
    increment: 5,
    moves: [
      [A, 36, 'leading 30'],
      [B, 35, 'outbid 36'],
    ],
    history: ['A 30', 'B 35', 'A 36 auto'],
    people: 2,
  },
  {
    base: 100,
    increment: 10,
    moves: [
      [A, 150, 'leading 100'],
      [B, 300, 'leading 160'],
      [A, 300, 'outbid 300'],
    ],
    history: ['A 100', 'A 150 auto', 'B 160', 'A 300', 'B 300 auto'],
    people: 3,
  },
]

describe('the worked examples', () => {
  it.each(EXAMPLES)('come out to the peso from base $base and increment $increment', (example) => {
    const table = openTable(
      makeAuction({
        terms: { basePriceCents: example.base * 100, incrementCents: example.increment * 100 },
      }),
    )
    const answers = example.moves.map(([who, pesos]) => told(bid(table, who, pesos)))
    expect(answers).toEqual(example.moves.map(([, , answer]) => answer))
    expect(historyOf(table.liveRows)).toEqual(example.history)
    expect(table.standing.bidsCount).toBe(example.people)
  })
})

describe('the last two minutes', () => {
  const endAt = START_AT + 3_600_000

  function tableLedByA() {
    const table = openTable(makeAuction({ endAt }))
    bid(table, A, 500, START_AT)
    return table
  }

  it.each([
    { left: 120_001, extended: false, endsAfterBid: 120_001 },
    { left: 120_000, extended: false, endsAfterBid: 120_000 },
    { left: 119_999, extended: true, endsAfterBid: 120_000 },
    { left: 1, extended: true, endsAfterBid: 120_000 },
  ])('make a moving bid with $left ms left end the auction $endsAfterBid ms later', (boundary) => {
    const now = endAt - boundary.left
    for (const pesos of [200, 600]) {
      expect(bid(tableLedByA(), B, pesos, now)).toMatchObject({
        ok: true,
        endAt: now + boundary.endsAfterBid,
        extended: boundary.extended,
      })
    }
  })

  it('are extended by the first bid of all', () => {
    const now = endAt - 5_000
    expect(bid(openTable(makeAuction({ endAt })), A, 100, now)).toMatchObject({
      endAt: now + 120_000,
      extended: true,
    })
  })

  it('are extended again and again, each time from the bid', () => {
    const table = tableLedByA()
    bid(table, B, 600, endAt - 1)
    expect(table.auction.endAt).toBe(endAt + 119_999)
    bid(table, A, 700, endAt + 119_998)
    expect(table.auction.endAt).toBe(endAt + 239_998)
  })

  it('are not extended by a leader who raises the own maximum', () => {
    expect(bid(tableLedByA(), A, 800, endAt - 10_000)).toMatchObject({
      outcome: 'raised',
      endAt,
      extended: false,
      publicChange: false,
    })
  })

  it('are over exactly at the end', () => {
    expect(told(bid(tableLedByA(), B, 600, endAt))).toBe('finished')
  })
})

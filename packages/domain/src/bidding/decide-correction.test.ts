import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moves, play, terms } from '../../test/arbitrary-bidding.ts'
import {
  A,
  B,
  bid,
  C,
  DAY_MS,
  HOUR_MS,
  historyOf,
  makeAuction,
  makeBidder,
  openTable,
  START_AT,
  type Table,
} from '../../test/bidding-kit.ts'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { type CorrectionAttempt, decideCorrection } from './decide-correction.ts'

const BID_AT = START_AT + HOUR_MS

/** A corrects the own latest bid on the table to `pesos`, five seconds after it, unless told otherwise. */
function correct(table: Table, pesos: number, changes: Partial<CorrectionAttempt> = {}) {
  const bidder = changes.bidder ?? makeBidder(A)
  const wrong = table.bids.findLast((made) => made.bidderId === bidder.id)
  return decideCorrection({
    ...table,
    bidder,
    wrongBidId: wrong?.bidId ?? 'none',
    amountCents: pesos * 100,
    correctedAt: [],
    now: (wrong?.at ?? BID_AT) + 5_000,
    ...changes,
  })
}

function tableWhereAMistyped(): Table {
  const table = openTable()
  bid(table, B, 300, BID_AT)
  bid(table, A, 15_000, BID_AT + 1_000)
  return table
}

describe('a typing error', () => {
  it('is replaced by the right amount, and the rows after the first difference are written anew', () => {
    const table = tableWhereAMistyped()
    expect(historyOf(table.liveRows)).toEqual(['B 100', 'B 300 auto', 'A 310'])
    const corrected = correct(table, 150)
    expect(corrected).toMatchObject({
      ok: true,
      outcome: 'outbid',
      standing: { leaderId: B, priceCents: 16_000, leaderMaximumCents: 30_000, bidsCount: 2 },
      cancelledRows: [2, 3],
      publicChange: true,
      leaderChanged: true,
      leadsAgainId: B,
      outbidId: null,
    })
    expect(corrected.ok && historyOf(corrected.rows)).toEqual(['A 150', 'B 160 auto'])
  })

  it('keeps the person’s earlier bids', () => {
    const table = openTable()
    bid(table, A, 200, BID_AT - HOUR_MS)
    bid(table, B, 300, BID_AT)
    bid(table, A, 15_000, BID_AT + 1_000)
    const corrected = correct(table, 220)
    expect(corrected).toMatchObject({ ok: true, outcome: 'outbid', cancelledRows: [4, 5] })
    expect(corrected.ok && historyOf(corrected.rows)).toEqual(['A 220', 'B 230 auto'])
  })

  it('of a hidden maximum, made and set right without a visible trace, changes nothing for strangers', () => {
    const table = openTable()
    bid(table, A, 200, BID_AT)
    bid(table, A, 99_000, BID_AT + 1_000)
    expect(correct(table, 990)).toMatchObject({
      ok: true,
      outcome: 'raised',
      standing: { leaderId: A, priceCents: 10_000, leaderMaximumCents: 99_000, bidsCount: 1 },
      cancelledRows: [],
      rows: [],
      publicChange: false,
      leaderChanged: false,
    })
  })

  it('of the only bid starts the auction anew with the right one', () => {
    const table = openTable()
    bid(table, A, 15_000, BID_AT)
    const corrected = correct(table, 150)
    expect(corrected).toMatchObject({
      ok: true,
      outcome: 'leading',
      cancelledRows: [1],
      leaderChanged: false,
      leadsAgainId: null,
      outbidId: null,
    })
    expect(corrected.ok && historyOf(corrected.rows)).toEqual(['A 100'])
  })

  it('may go up as well, and then beats who led', () => {
    const table = openTable()
    bid(table, B, 5_000, BID_AT)
    bid(table, A, 150, BID_AT + 1_000)
    expect(correct(table, 15_000)).toMatchObject({
      ok: true,
      outcome: 'leading',
      standing: { leaderId: A, priceCents: 501_000 },
      leaderChanged: true,
      outbidId: B,
      leadsAgainId: null,
    })
  })

  it('is answered with the refusal of the right amount, judged on the standing without the wrong one', () => {
    expect(correct(tableWhereAMistyped(), 105)).toEqual({
      ok: false,
      refusal: 'bid_too_low',
      minimumCents: 11_000,
    })
    expect(correct(tableWhereAMistyped(), 150, { bidder: makeBidder(A, { emailVerified: false }) })).toEqual({
      ok: false,
      refusal: 'not_verified',
    })
  })
})

describe('the limits of correcting', () => {
  const earlierBid = { wrongBidId: 'bid-1', bidder: makeBidder(B) }

  it.each([
    [60_000, true],
    [60_001, 'too_late'],
  ])('are judged %d ms after the bid: %s', (after, verdict) => {
    const corrected = correct(tableWhereAMistyped(), 150, { now: BID_AT + 1_000 + after })
    expect(corrected.ok || corrected.refusal).toBe(verdict)
  })

  it.each([
    [HOUR_MS + 1, true],
    [HOUR_MS, 'last_hour'],
    [1, 'last_hour'],
    [0, 'finished'],
  ])('are judged with %d ms left: %s', (left, verdict) => {
    const table = tableWhereAMistyped()
    const now = BID_AT + 2_000
    const auction = makeAuction({ endAt: now + left })
    const corrected = correct(table, 150, { auction, now })
    expect(corrected.ok || corrected.refusal).toBe(verdict)
  })

  it('hold for the latest own bid only', () => {
    const table = tableWhereAMistyped()
    bid(table, B, 20_000, BID_AT + 2_000)
    expect(correct(table, 150, { ...earlierBid, now: BID_AT + 5_000 })).toMatchObject({
      refusal: 'not_latest_bid',
    })
    expect(correct(table, 150, { wrongBidId: 'bid-3' })).toMatchObject({ refusal: 'nothing_to_correct' })
    expect(correct(table, 150, { wrongBidId: 'no such bid' })).toMatchObject({
      refusal: 'nothing_to_correct',
    })
    expect(correct(table, 350).ok).toBe(true)
  })

  it('allow one per auction', () => {
    const bidder = makeBidder(A, { lastWordSpoken: true })
    expect(correct(tableWhereAMistyped(), 150, { bidder })).toMatchObject({ refusal: 'already_corrected' })
  })

  it('allow three in ninety days', () => {
    const table = tableWhereAMistyped()
    const now = BID_AT + 5_000
    const ninetyDays = 90 * DAY_MS
    const ago = (...ms: number[]) => correct(table, 150, { now, correctedAt: ms.map((it) => now - it) })
    expect(ago(1, 2).ok).toBe(true)
    expect(ago(3, ninetyDays - 1, 1, ninetyDays)).toEqual({
      ok: false,
      refusal: 'corrections_used_up',
      retryAt: now + 1,
    })
    expect(ago(3, ninetyDays, 1).ok).toBe(true)
    expect(ago(10, 30, 20, 40)).toMatchObject({ retryAt: now - 30 + ninetyDays })
  })

  it('are told in order, the state of the auction first', () => {
    const auction = makeAuction({ cancelled: true })
    const bidder = makeBidder(A, { lastWordSpoken: true })
    expect(correct(tableWhereAMistyped(), 150, { auction })).toMatchObject({ refusal: 'not_active' })
    const late = { bidder, now: BID_AT + HOUR_MS }
    expect(correct(tableWhereAMistyped(), 150, late)).toMatchObject({ refusal: 'already_corrected' })
  })
})

describe('any correction', () => {
  it('gives the auction on which the person had bid the right amount last', () => {
    const pesos = fc.integer({ min: 1, max: 800 })
    fc.assert(
      fc.property(terms, moves, fc.integer({ min: 1, max: 5 }), pesos, (agreed, sequence, who, right) => {
        const table = play(agreed, sequence)
        const wrong = table.bids.findLast((made) => made.bidderId === who)
        if (wrong === undefined) return
        const now = wrong.at + 60_000
        const auction = { ...table.auction, endAt: now + 2 * HOUR_MS }
        const corrected = correct(table, right, { auction, bidder: makeBidder(who), now })

        const afresh = openTable(makeAuction({ terms: agreed }))
        for (const made of table.bids) {
          if (made !== wrong)
            expect(bid(afresh, made.bidderId, made.amountCents / 100, made.at).ok).toBe(true)
        }
        expect(bid(afresh, who, right, now).ok).toBe(corrected.ok)
        if (!corrected.ok) return
        expect(corrected.standing).toEqual(afresh.standing)
        const kept = table.liveRows.filter((row) => !corrected.cancelledRows.includes(row.row))
        expect(historyOf([...kept, ...corrected.rows])).toEqual(historyOf(afresh.liveRows))
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('a third person', () => {
  it('who comes to lead by a correction is named, the one who corrects never', () => {
    const table = openTable()
    bid(table, C, 500, BID_AT)
    bid(table, A, 50_000, BID_AT + 1_000)
    bid(table, B, 600, BID_AT + 2_000)
    expect(correct(table, 700)).toMatchObject({
      outcome: 'leading',
      leaderChanged: false,
      leadsAgainId: null,
    })
    expect(correct(table, 600)).toMatchObject({ outcome: 'outbid', leaderChanged: true, leadsAgainId: B })
    expect(correct(table, 519)).toMatchObject({ ok: false, refusal: 'bid_too_low', minimumCents: 52_000 })
  })
})

import { describe, expect, it } from 'vitest'
import {
  A,
  B,
  bid,
  DAY_MS,
  HOUR_MS,
  makeAuction,
  makeBidder,
  openTable,
  SELLER_ID,
  START_AT,
  told,
} from '../../test/bidding-kit.ts'
import { type BidAttempt, decideBid } from './decide-bid.ts'
import { NO_BIDS } from './standing.ts'

/** An attempt that fails every single rule, and the repair of each, in the order in which they are told. */
const ALL_WRONG: BidAttempt = {
  auction: makeAuction({
    approved: false,
    cancelled: true,
    deleted: true,
    premium: true,
    startAt: START_AT + HOUR_MS,
    endAt: START_AT,
    sellerId: A,
  }),
  standing: NO_BIDS,
  bidder: makeBidder(A, {
    emailVerified: false,
    blockedBySeller: true,
    defaulted: true,
    lastWordSpoken: true,
    score: 5,
    uses: [{ auctionId: 51, at: START_AT - HOUR_MS }],
  }),
  amountCents: 9_999,
  now: START_AT,
}

const REPAIRS: [refusal: string, repair: (attempt: BidAttempt) => BidAttempt][] = [
  ['not_active', (it) => ({ ...it, auction: { ...it.auction, cancelled: false } })],
  ['not_active', (it) => ({ ...it, auction: { ...it.auction, deleted: false } })],
  ['not_active', (it) => ({ ...it, auction: { ...it.auction, approved: true } })],
  ['not_started', (it) => ({ ...it, auction: { ...it.auction, startAt: START_AT } })],
  ['finished', (it) => ({ ...it, auction: { ...it.auction, endAt: START_AT + 1 } })],
  ['own_auction', (it) => ({ ...it, auction: { ...it.auction, sellerId: SELLER_ID } })],
  ['not_verified', (it) => ({ ...it, bidder: { ...it.bidder, emailVerified: true } })],
  ['blocked_by_seller', (it) => ({ ...it, bidder: { ...it.bidder, blockedBySeller: false } })],
  ['defaulted', (it) => ({ ...it, bidder: { ...it.bidder, defaulted: false } })],
  ['last_word', (it) => ({ ...it, bidder: { ...it.bidder, lastWordSpoken: false } })],
  ['band_limit', (it) => ({ ...it, bidder: { ...it.bidder, uses: [] } })],
  ['premium_category', (it) => ({ ...it, auction: { ...it.auction, premium: false } })],
  ['bid_too_low', (it) => ({ ...it, amountCents: 10_000 })],
]

describe('decideBid', () => {
  it('tells the first refusal that applies, in the order of the rules', () => {
    let attempt = ALL_WRONG
    const refusals: string[] = []
    for (const [, repair] of REPAIRS) {
      refusals.push(told(decideBid(attempt)).split(' ')[0] ?? '')
      attempt = repair(attempt)
    }
    expect(refusals).toEqual(REPAIRS.map(([refusal]) => refusal))
    expect(told(decideBid(attempt))).toBe('leading 100')
  })

  it.each([
    ['cancelled', { cancelled: true }],
    ['deleted', { deleted: true }],
    ['not approved', { approved: false }],
  ])('refuses any bid on an auction that is %s, even over', (_, facts) => {
    const auction = makeAuction({ ...facts, endAt: START_AT + 1 })
    expect(told(bid(openTable(auction), A, 100, START_AT + 5))).toBe('not_active')
  })

  it('opens exactly at the start', () => {
    expect(told(bid(openTable(), A, 100, START_AT - 1))).toBe('not_started')
    expect(told(bid(openTable(), A, 100, START_AT))).toBe('leading 100')
  })

  it('takes the last bid one millisecond before the end', () => {
    const endAt = makeAuction().endAt
    expect(told(bid(openTable(), A, 100, endAt - 1))).toBe('leading 100')
    expect(told(bid(openTable(), A, 100, endAt))).toBe('finished')
  })

  it.each([
    [-0.01, 'bid_too_low'],
    [0, 'leading'],
    [0.01, 'leading'],
  ])('judges the first bid at the base %d pesos', (distance, answer) => {
    expect(told(bid(openTable(), A, 100 + distance))).toMatch(answer)
  })

  it.each([
    [-0.01, 'bid_too_low 110'],
    [0, 'outbid 120'],
    [0.01, 'outbid 120.01'],
  ])('judges a challenge at the minimum %d pesos', (distance, answer) => {
    const table = openTable()
    bid(table, A, 500)
    expect(told(bid(table, B, 110 + distance))).toBe(answer)
  })

  it('refuses a challenge at exactly the price', () => {
    const table = openTable()
    bid(table, A, 100)
    expect(told(bid(table, B, 100))).toBe('bid_too_low 110')
  })

  it.each([
    [-0.01, 'bid_too_low 501'],
    [0, 'raised 100'],
    [0.01, 'raised 100'],
  ])('judges a raise at one peso above the own maximum %d pesos', (distance, answer) => {
    const table = openTable()
    bid(table, A, 500)
    expect(told(bid(table, A, 501 + distance))).toBe(answer)
  })

  it('moves nothing but the hidden maximum and its time when the leader raises', () => {
    const table = openTable()
    bid(table, A, 500)
    const before = table.standing
    expect(bid(table, A, 900, START_AT + 5_000)).toEqual({
      ok: true,
      outcome: 'raised',
      standing: { ...before, leaderMaximumCents: 90_000, leaderSetAt: START_AT + 5_000 },
      rows: [],
      endAt: table.auction.endAt,
      extended: false,
      publicChange: false,
      leaderChanged: false,
      outbidId: null,
    })
  })

  it.each([
    [490, 'outbid 500', A],
    [499.99, 'outbid 500', A],
    [500, 'outbid 500', A],
    [500.01, 'leading 500.01', B],
    [509.99, 'leading 509.99', B],
    [510, 'leading 510', B],
    [510.01, 'leading 510', B],
  ])('sets a challenge of %d against a maximum of 500', (pesos, answer, leaderId) => {
    const table = openTable()
    bid(table, A, 500)
    expect(told(bid(table, B, pesos))).toBe(answer)
    expect(table.standing.leaderId).toBe(leaderId)
  })

  it('names the beaten leader, and only the beaten one', () => {
    const table = openTable()
    expect(bid(table, A, 500)).toMatchObject({ leaderChanged: true, outbidId: null, publicChange: true })
    expect(bid(table, B, 300)).toMatchObject({ leaderChanged: false, outbidId: null, publicChange: true })
    expect(bid(table, B, 600)).toMatchObject({ leaderChanged: true, outbidId: A, publicChange: true })
  })

  it('keeps the time at which the standing leader set the maximum', () => {
    const table = openTable()
    bid(table, A, 500, START_AT + 1)
    bid(table, B, 300, START_AT + 2)
    expect(table.standing.leaderSetAt).toBe(START_AT + 1)
    bid(table, B, 600, START_AT + 3)
    expect(table.standing.leaderSetAt).toBe(START_AT + 3)
  })

  it('stamps every row with the time of the bid that caused it', () => {
    const table = openTable()
    bid(table, A, 500, START_AT + 1)
    bid(table, B, 300, START_AT + 2)
    bid(table, B, 600, START_AT + 3)
    expect(table.liveRows.map((row) => row.at - START_AT)).toEqual([1, 2, 2, 3, 3])
  })

  it('lets premium categories to scores from 51 on', () => {
    const premium = makeAuction({ premium: true })
    expect(told(bid(openTable(premium), makeBidder(A, { score: 50 }), 100))).toBe('premium_category')
    expect(told(bid(openTable(premium), makeBidder(A, { score: 51 }), 100))).toBe('leading 100')
  })

  it('lets a leader raise with a full band limit, as raises do not count', () => {
    const uses = Array.from({ length: 20 }, (_, index) => ({ auctionId: 60 + index, at: START_AT + index }))
    const table = openTable()
    bid(table, A, 500, START_AT + 1)
    for (const score of [0, 11, 26]) {
      const bidder = makeBidder(A, { score, uses })
      expect(told(bid(table, bidder, 600 + score, START_AT + 60_000))).toBe('raised 100')
      expect(told(bid(openTable(), bidder, 500, START_AT + 60_000))).toBe('band_limit')
    }
  })

  it('says when a band limit frees', () => {
    const at = START_AT - HOUR_MS
    const bidder = makeBidder(A, { score: 10, uses: [{ auctionId: 51, at }] })
    expect(bid(openTable(), bidder, 100, START_AT)).toEqual({
      ok: false,
      refusal: 'band_limit',
      retryAt: at + DAY_MS,
    })
  })
})

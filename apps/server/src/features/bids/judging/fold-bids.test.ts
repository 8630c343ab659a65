import { BANDS } from '@martillo/domain/reputation/bands'
import { describe, expect, it } from 'vitest'
import { foldBids, type Verdict, type WaitingBid } from './fold-bids.ts'
import type { GroupState, PersonFacts } from './group-state.ts'
import { UNTOUCHED } from './read-group.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const UNLIMITED = BANDS.at(-1)?.fromScore ?? 100

function person(id: number, score = UNLIMITED): PersonFacts {
  return {
    id,
    verified: true,
    deleted: false,
    banned: false,
    blockedBySeller: false,
    guest: false,
    defaulted: false,
    score,
    alias: null,
    lastWord: false,
    correctedAt: [],
    uses: [],
    latest: null,
  }
}

function stateWith(people: readonly PersonFacts[]): GroupState {
  return {
    ...UNTOUCHED,
    auction: {
      id: 9,
      sellerId: 1,
      approved: true,
      cancelled: false,
      deleted: false,
      startAt: NOW - 1,
      endAt: NOW + 60_000,
      premium: false,
      terms: { basePriceCents: 100_000, incrementCents: 10_000 },
    },
    now: NOW,
    people: new Map(people.map((one) => [one.id, one])),
  }
}

const bid = (personId: number, pesos: number, bidId = `${personId}-${pesos}`): WaitingBid => ({
  personId,
  isAdmin: false,
  bidId,
  amountCents: pesos * 100,
})

function fold(people: readonly PersonFacts[], bids: readonly WaitingBid[]) {
  return foldBids(stateWith(people), [], bids, () => 5)
}

function inWords(verdict: Verdict): string {
  if (verdict.kind === 'reused' || verdict.kind === 'banned') return verdict.kind
  if (verdict.kind === 'refused') return verdict.refusal.refusal
  return `${verdict.repeated ? 'again ' : ''}${verdict.bid.outcome} ${verdict.bid.priceCents / 100}`
}

describe('a group of bids', () => {
  it('is judged as if one after another, and a refused bid disturbs nobody', () => {
    const folded = fold([person(2), person(3)], [bid(2, 2500), bid(3, 1050), bid(3, 1500)])
    expect(folded.verdicts.map(inWords)).toEqual(['leading 1000', 'bid_too_low', 'outbid 1600'])
    expect(folded.accepted.map((one) => one.seq)).toEqual([1, 2])
    expect(folded.rows.map((row) => [row.row, row.amountCents / 100, row.automatic])).toEqual([
      [1, 1000, false],
      [2, 1500, false],
      [3, 1600, true],
    ])
    expect(folded.after).toMatchObject({
      seq: 2,
      standing: { leaderId: 2, priceCents: 160_000, bidsCount: 2 },
      ledger: { rows: 3, bidders: 2, aliasSeed: 5, lastHash: folded.rows.at(-1)?.hash },
    })
    expect(folded.before).toMatchObject({ seq: 0, standing: { leaderId: null } })
  })

  it('answers a bid that comes twice with what the first one did', () => {
    const folded = fold(
      [person(2), person(3)],
      [bid(2, 2500, 'x'), bid(3, 3000), bid(2, 2500, 'X'), bid(2, 2600, 'x')],
    )
    expect(folded.verdicts.map(inWords)).toEqual([
      'leading 1000',
      'leading 2600',
      'again leading 1000',
      'reused',
    ])
    expect(folded.accepted).toHaveLength(2)
  })

  it('judges a UUID afresh after its refusal', () => {
    const folded = fold([person(2)], [bid(2, 900, 'x'), bid(2, 1000, 'x')])
    expect(folded.verdicts.map(inWords)).toEqual(['bid_too_low', 'leading 1000'])
  })

  it('counts the bids accepted before in the same group against a limit', () => {
    const busy = {
      ...person(2, 50),
      uses: Array.from({ length: 19 }, () => ({ auctionId: 8, at: NOW - 1000 })),
    }
    const bids = [bid(2, 1000), bid(2, 1200), bid(3, 5000), bid(2, 6000)]
    const folded = fold([busy, person(3)], bids)
    expect(folded.verdicts.map(inWords)).toEqual([
      'leading 1000',
      'raised 1000',
      'leading 1300',
      'band_limit',
    ])
  })

  it('moves the end once for all, and gives each person one alias', () => {
    const folded = fold([person(2), person(3)], [bid(2, 1000), bid(3, 1100), bid(2, 1200)])
    expect(folded.after.auction.endAt).toBe(NOW + 120_000)
    expect(folded.aliases.map((one) => one.personId)).toEqual([2, 3])
    expect(new Set(folded.rows.map((row) => row.alias)).size).toBe(2)
  })

  it('takes the offer to step back away with the own bid of who leads, not with a challenge that fails', () => {
    const led: GroupState = {
      ...stateWith([person(2), person(3)]),
      standing: {
        priceCents: 100_000,
        leaderId: 2,
        leaderMaximumCents: 500_000,
        leaderSetAt: NOW - 9,
        bidsCount: 1,
      },
      leaderAlias: 'Zorzal 27',
      ledAgainAt: NOW - 5,
    }
    expect(foldBids(led, [], [bid(3, 1200)], () => 5).after.ledAgainAt).toBe(NOW - 5)
    expect(foldBids(led, [], [bid(2, 6000)], () => 5).after.ledAgainAt).toBeNull()
    expect(foldBids(led, [], [bid(3, 9000)], () => 5).after.ledAgainAt).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Move, moves, play, terms } from '../../test/arbitrary-bidding.ts'
import { bid, makeAuction, makeBidder, openTable, START_AT, type Table } from '../../test/bidding-kit.ts'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { referenceMinimum, referenceStanding } from '../../test/reference-auction.ts'
import { decideVoiding } from './decide-voiding.ts'
import { minimumNextBid } from './minimum-next-bid.ts'
import { replayBids } from './replay-bids.ts'
import type { LedStanding } from './standing.ts'

/** Everything that a stranger is ever told, as bytes. */
function publicView({ auction, standing, liveRows }: Table): string {
  const { priceCents, leaderId, bidsCount } = standing
  const minimum = minimumNextBid(auction.terms, standing)
  return JSON.stringify({ priceCents, leaderId, bidsCount, minimum, end: auction.endAt, liveRows })
}

function led(table: Table): LedStanding {
  if (table.standing.leaderId === null) throw new Error('Nobody leads')
  return table.standing
}

describe('any sequence of bids', () => {
  it('stands as the slow reference says, accepting what it accepts', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        play(agreed, sequence, ({ before, after, move, amountCents, now, ok }) => {
          const minimum = referenceMinimum(agreed, before.bids, move.who)
          expect(ok).toBe(now < before.auction.endAt && amountCents >= minimum)
          const { leaderId, leaderMaximumCents, priceCents } = after.standing
          const expected = referenceStanding(agreed, after.bids)
          expect(leaderId === null ? null : { leaderId, leaderMaximumCents, priceCents }).toEqual(expected)
        })
      }),
      PROPERTY_RUNS,
    )
  })

  it('keeps the price between the first minimum and the leader’s maximum and never lets it fall', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        play(agreed, sequence, ({ before, after }) => {
          if (after.standing.leaderId === null) return
          const { priceCents, leaderMaximumCents } = after.standing
          expect(priceCents).toBeGreaterThanOrEqual(minimumNextBid(agreed, openTable().standing))
          expect(priceCents).toBeLessThanOrEqual(leaderMaximumCents)
          expect(priceCents).toBeGreaterThanOrEqual(before.standing.priceCents ?? 0)
        })
      }),
      PROPERTY_RUNS,
    )
  })

  it('ends its public rows with the leader at the price and counts those that people made', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        play(agreed, sequence, ({ after }) => {
          const { leaderId, priceCents, bidsCount } = after.standing
          const last = after.liveRows.at(-1)
          expect([last?.bidderId ?? null, last?.amountCents ?? null]).toEqual([leaderId, priceCents])
          expect(bidsCount).toBe(after.liveRows.filter((row) => !row.automatic).length)
        })
      }),
      PROPERTY_RUNS,
    )
  })

  it('shows rows whose amounts never fall', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        const amounts = play(agreed, sequence).liveRows.map((row) => row.amountCents)
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
      }),
      PROPERTY_RUNS,
    )
  })

  it('is not changed by a refused bid', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        play(agreed, sequence, ({ before, after, ok }) => {
          if (!ok) expect(after).toEqual(before)
        })
      }),
      PROPERTY_RUNS,
    )
  })

  it('never moves the end back, and leaves two minutes after every visible bid', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        play(agreed, sequence, ({ before, after, now }) => {
          expect(after.auction.endAt).toBeGreaterThanOrEqual(before.auction.endAt)
          const moved = publicView(before) !== publicView(after)
          const least = moved ? now + 120_000 : before.auction.endAt
          expect(after.auction.endAt).toBe(Math.max(before.auction.endAt, least))
        })
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('the hidden maximum', () => {
  it('leaves the public view identical to the byte when it is raised', () => {
    fc.assert(
      fc.property(terms, moves, fc.integer({ min: 100, max: 1_000_000 }), (agreed, sequence, raise) => {
        const table = play(agreed, sequence)
        if (table.standing.leaderId === null) return
        const before = publicView(table)
        const { leaderId, leaderMaximumCents } = table.standing
        const raised = bid(table, leaderId, (leaderMaximumCents + raise) / 100, table.auction.endAt - 1)
        expect(raised).toMatchObject({ outcome: 'raised', rows: [], extended: false, publicChange: false })
        expect(publicView(table)).toBe(before)
      }),
      PROPERTY_RUNS,
    )
  })

  it('cannot be told from a higher one by any challenge that stays a step below both', () => {
    const challenges = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 8 })
    const height = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(terms, moves, challenges, height, height, (agreed, sequence, steps, one, other) => {
        const base = play(agreed, sequence)
        const reserve = (steps.length + 2) * (2 * agreed.incrementCents + 5_000)
        const newcomer = 77
        const views = [one, other].map((above) => {
          const table = structuredClone(base)
          const now = table.auction.endAt - 1
          const top = table.standing.leaderMaximumCents ?? minimumNextBid(agreed, table.standing)
          bid(table, newcomer, (top + agreed.incrementCents + reserve + above) / 100, now)
          expect(table.standing.leaderId).toBe(newcomer)
          const answers = steps.map((step, index) => {
            const decided = bid(table, 80 + index, (minimumNextBid(agreed, table.standing) + step) / 100, now)
            return decided.ok ? [decided.outcome, decided.rows, decided.endAt] : decided
          })
          return JSON.stringify([publicView(table), answers])
        })
        expect(views[0]).toBe(views[1])
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('taking people out', () => {
  it('equals replaying the rest, every one of which would be accepted again', () => {
    fc.assert(
      fc.property(terms, moves, fc.integer({ min: 1, max: 5 }), (agreed, sequence, personId) => {
        const table = play(agreed, sequence)
        const afresh = openTable(makeAuction({ terms: agreed }))
        for (const { bidderId, amountCents, at } of table.bids) {
          if (bidderId === personId) continue
          expect(bid(afresh, bidderId, amountCents / 100, at).ok).toBe(true)
        }
        const decided = decideVoiding({ ...table, personId, now: table.auction.endAt - 1 })
        if (!decided.ok) {
          expect(decided.refusal).toBe('no_bids')
          expect(table.bids.some((made) => made.bidderId === personId)).toBe(false)
          return
        }
        expect(decided.standing).toEqual(afresh.standing)
        const left = table.liveRows.filter((row) => !decided.cancelledRows.includes(row.row))
        const rows = [...left.map(({ row: _, ...shown }) => shown), ...decided.rows]
        expect(rows).toEqual(afresh.liveRows.map(({ row: _, ...shown }) => shown))
      }),
      PROPERTY_RUNS,
    )
  })

  it('never raises the price, and never changes the leader when the person did not lead', () => {
    fc.assert(
      fc.property(terms, moves, fc.integer({ min: 1, max: 5 }), (agreed, sequence, personId) => {
        const table = play(agreed, sequence)
        const decided = decideVoiding({ ...table, personId, now: table.auction.endAt - 1 })
        if (!decided.ok) return
        expect(decided.standing.priceCents ?? 0).toBeLessThanOrEqual(led(table).priceCents)
        if (table.standing.leaderId === personId) {
          expect(decided.standing.leaderId).not.toBe(personId)
          expect(decided).toMatchObject({ leaderChanged: true, leadsAgainId: decided.standing.leaderId })
        } else {
          const { leaderId, leaderMaximumCents } = decided.standing
          expect({ leaderId, leaderMaximumCents }).toMatchObject({
            leaderId: led(table).leaderId,
            leaderMaximumCents: led(table).leaderMaximumCents,
          })
          expect(decided).toMatchObject({ leaderChanged: false, leadsAgainId: null })
        }
      }),
      PROPERTY_RUNS,
    )
  })

  it('changes nothing when nobody is taken out: a replay gives the same standing and rows', () => {
    fc.assert(
      fc.property(terms, moves, (agreed, sequence) => {
        const table = play(agreed, sequence)
        const replayed = replayBids(agreed, table.bids)
        expect(replayed.standing).toEqual(table.standing)
        expect(replayed.rows).toEqual(table.liveRows.map(({ row: _, ...shown }) => shown))
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('bids at one instant', () => {
  it('accept exactly one of many equal ones at the minimum and tell the others the next', () => {
    fc.assert(
      fc.property(terms, moves, fc.integer({ min: 2, max: 50 }), (agreed, sequence, many) => {
        const table = play(agreed, sequence)
        const now = table.auction.endAt - 1
        const top = table.standing.leaderMaximumCents
        const amount = top === null ? minimumNextBid(agreed, table.standing) : top + agreed.incrementCents
        const answers = Array.from({ length: many }, (_, index) => bid(table, 100 + index, amount / 100, now))
        expect(answers.map((answer) => answer.ok)).toEqual(answers.map((_, index) => index === 0))
        const minimumCents = amount + agreed.incrementCents
        expect(
          answers.slice(1).every((it) => !it.ok && 'minimumCents' in it && it.minimumCents === minimumCents),
        ).toBe(true)
      }),
      PROPERTY_RUNS,
    )
  })

  it('give the same leader in whatever order they are judged, if the highest maximum is one person’s alone', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 10_000, max: 60_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat()), (maximums, shuffle) => {
        const people = maximums.map((amountCents, index) => ({ bidder: makeBidder(index + 1), amountCents }))
        const table = openTable()
        for (const { bidder, amountCents } of shuffled(people, shuffle)) {
          bid(table, bidder, amountCents / 100, START_AT)
        }
        const highest = people.reduce((a, b) => (b.amountCents > a.amountCents ? b : a))
        const barely = highest.amountCents < led(table).priceCents + 1_000
        if (!barely) expect(table.standing.leaderId).toBe(highest.bidder.id)
        expect(table.standing).toMatchObject(referenceStanding(table.auction.terms, table.bids) ?? {})
      }),
      PROPERTY_RUNS,
    )
  })
})

function shuffled<T>(items: readonly T[], picks: Iterable<number>): T[] {
  const keys = picks[Symbol.iterator]()
  return items
    .map((item) => ({ item, key: Number(keys.next().value) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

describe('the generated sequences', () => {
  it('reach every outcome, refusal of an amount, tie, raise after a tie and extension', () => {
    const seen = new Set<string>()
    const sample = fc.sample(fc.tuple(terms, moves), { numRuns: 300, seed: 7 })
    for (const [agreed, sequence] of sample as [Parameters<typeof play>[0], Move[]][]) {
      play(agreed, sequence, ({ before, after, amountCents, move, ok }) => {
        if (!ok) return seen.add('refused')
        if (amountCents === before.standing.leaderMaximumCents) seen.add('tie')
        if (before.standing.leaderId === move.who) {
          seen.add(
            before.standing.priceCents === before.standing.leaderMaximumCents
              ? 'raise at the limit'
              : 'raise',
          )
        }
        if (after.auction.endAt > before.auction.endAt) seen.add('extended')
        return seen.add(after.standing.leaderId === move.who ? 'leading' : 'outbid')
      })
    }
    const wanted = ['extended', 'leading', 'outbid', 'raise', 'raise at the limit', 'refused', 'tie']
    expect([...seen].sort()).toEqual(wanted)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTwoApps } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { auditDatabase } from '../audit/audit-database.ts'
import { bidUntilJudged as bid, inWords } from '../bids.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>

beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
})
afterAll(async () => {
  expect(await auditDatabase(apps.one.platform.pool)).toEqual([])
  await apps.stop()
})

const HOUR_MS = 3_600_000

/** People who reach the two processes in turn. */
async function makeCrowd(count: number, score = 60): Promise<MadeUser[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const person = await makeUser(apps.one, { score })
      return index % 2 === 0 ? person : { ...person, ...throughTwo(person) }
    }),
  )
}

function throughTwo(person: MadeUser) {
  const twin = makePerson(apps.two)
  twin.cookies.set('session', person.cookies.get('session') ?? '')
  return twin
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

describe('at one instant, on two processes', () => {
  it('of 50 equal bids exactly one is accepted, and the others learn the new minimum', async () => {
    const auction = await makeAuction(apps.one)
    const crowd = await makeCrowd(50)
    const { won } = await race(50, async (index) =>
      inWords(await bid(crowd[index] as MadeUser, auction, 1000)),
    )
    expect(tally(won)).toEqual({ 'leads 1000': 1, 'too low 1100': 49 })
  })

  it('all are answered as some order of them one after another would be', async () => {
    const auction = await makeAuction(apps.one)
    const crowd = await makeCrowd(40)
    const { won } = await race(40, (index) => bid(crowd[index] as MadeUser, auction, 1000 + 137 * index))
    const accepted = won.filter((reply) => reply.status === 201).map((reply) => reply.body)
    expect(won.filter((reply) => reply.status !== 201 && reply.body.code !== 'bid_too_low')).toEqual([])
    const seqs = accepted.map((body) => Number(body.seq)).sort((a, b) => a - b)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    const winner = accepted.find((body) => body.my_maximum === 1000 + 137 * 39)
    expect(winner).toMatchObject({ outcome: 'leading' })
  })

  it('the same bid sent 20 times is accepted once', async () => {
    const auction = await makeAuction(apps.one)
    const [ana] = await makeCrowd(1)
    const twin = { ...(ana as MadeUser), ...throughTwo(ana as MadeUser) }
    const uuid = randomUUID()
    const { won } = await race(20, (index) =>
      bid(index % 2 === 0 ? (ana as MadeUser) : twin, auction, 2500, uuid),
    )
    expect(tally(won.map((reply) => String(reply.status)))).toEqual({ '201': 1, '200': 19 })
    expect(new Set(won.map((reply) => `${reply.body.outcome} ${reply.body.seq}`)).size).toBe(1)
  })

  it('the same UUID on two auctions is accepted on one of them', async () => {
    const auctions = await Promise.all([makeAuction(apps.one), makeAuction(apps.one)])
    const [ana] = await makeCrowd(1)
    const twin = { ...(ana as MadeUser), ...throughTwo(ana as MadeUser) }
    const uuid = randomUUID()
    const { won } = await race(10, (index) =>
      bid(index % 2 === 0 ? (ana as MadeUser) : twin, auctions[index % 2] as { id: number }, 2500, uuid),
    )
    expect(tally(won.map((reply) => String(reply.status)))).toEqual({ '201': 1, '200': 4, '409': 5 })
  })
})

describe('the limits of the bands, at one instant on two processes', () => {
  async function bidEverywhere(score: number, auctionCount: number) {
    const auctions = await Promise.all(Array.from({ length: auctionCount }, () => makeAuction(apps.one)))
    const [ana] = await makeCrowd(1, score)
    const twin = { ...(ana as MadeUser), ...throughTwo(ana as MadeUser) }
    const { won } = await race(auctionCount, (index) =>
      bid(index % 2 === 0 ? (ana as MadeUser) : twin, auctions[index] as { id: number }, 1000),
    )
    return { won, ana: ana as MadeUser, auctions }
  }

  it('band 1 bids on one auction in 24 hours, as often as it likes', async () => {
    const { won, ana, auctions } = await bidEverywhere(10, 6)
    expect(tally(won.map(inWords))).toEqual({ 'leads 1000': 1, band_limit: 5 })
    const on = auctions[won.findIndex((reply) => reply.status === 201)] as { id: number }
    const off = auctions.find((auction) => auction !== on) as { id: number }
    expect(inWords(await bid(ana, on, 1500))).toBe('raised 1000')
    const refused = await bid(ana, off, 1000)
    const placed = new Date(String(won.find((reply) => reply.status === 201)?.body.placed_at)).getTime()
    expect(refused.body.retry_at).toBe(new Date(placed + 24 * HOUR_MS).toISOString())
    expect(refused.body.error).toContain('Llegaste al límite de pujas')
  })

  it('band 2 bids on ten auctions in an hour', async () => {
    const { won } = await bidEverywhere(25, 13)
    expect(tally(won.map(inWords))).toEqual({ 'leads 1000': 10, band_limit: 3 })
  })

  it('band 3 makes twenty bids in an hour, band 4 any number', async () => {
    const three = await bidEverywhere(50, 23)
    expect(tally(three.won.map(inWords))).toEqual({ 'leads 1000': 20, band_limit: 3 })
    const four = await bidEverywhere(51, 23)
    expect(tally(four.won.map(inWords))).toEqual({ 'leads 1000': 23 })
  })
})

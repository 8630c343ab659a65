import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { auditDatabase } from '../audit/audit-database.ts'
import { bid } from '../bids.testing.ts'
import type { BidsContext } from '../bids-context.ts'

let app: TestApp
let told: { auction: number; event: string; payload: object }[] = []

beforeAll(async () => {
  app = await makeApp({ start: false })
  // Numbers that nothing else in a reply resembles.
  await app.platform.pool.query('alter table auctions alter column id restart with 7654321')
  const live = app.platform.live as BidsContext['live']
  const toAuction = live.toAuction
  Object.assign(live, {
    toAuction: (...[auction, event, payload]: Parameters<typeof toAuction>) => {
      told.push({ auction, event, payload })
      toAuction(auction, event, payload)
    },
  })
})
afterAll(async () => {
  expect(await auditDatabase(app.platform.pool)).toEqual([])
  await app.stop()
})

type Move = { who: number; pesos: number }

/** All that a stranger gets: the bytes of every public call, their headers, and the live events. */
async function publicBytes(server: FastifyInstance, auctionId: number, stranger: MadeUser) {
  const calls = [
    `/auctions/${auctionId}`,
    `/auctions/${auctionId}/bids?limit=50`,
    `/auctions/${auctionId}/acta`,
  ]
  const visitor = makePerson(server)
  const answers: unknown[] = []
  for (const call of calls) {
    for (const person of [visitor, stranger]) {
      const { status, body, headers } = await person.get(call)
      answers.push([call, status, JSON.stringify(body), headers['content-length'], headers.etag])
    }
  }
  return answers
}

/**
 * Plays moves on a fresh auction with the clock stopped, the leader's maximum raised to `top` at the end, and gives
 * what a stranger sees, with everything taken out in which two auctions differ by being two.
 */
async function play(moves: readonly Move[], top: number, people: readonly MadeUser[], at: Date) {
  await app.clock.freeze(at)
  const auction = await makeAuction(app, { seller: { id: people[0]?.id ?? 0 }, title: 'La misma' })
  await app.platform.pool.query('insert into standings (auction_id, alias_seed) values ($1, 7)', [auction.id])
  const [, stranger, ...bidders] = people as [MadeUser, MadeUser, ...MadeUser[]]
  told = []
  for (const { who, pesos } of moves) {
    const bidder = bidders[who % bidders.length]
    if (bidder) await bid(bidder, auction, pesos)
  }
  const { rows } = await app.platform.pool.query('select leader_id from standings where auction_id = $1', [
    auction.id,
  ])
  const leader = bidders.find((one) => one.id === rows[0]?.leader_id)
  const before = JSON.stringify(await publicBytes(app.platform.app, auction.id, stranger))
  if (leader) await bid(leader, auction, top)
  const after = JSON.stringify(await publicBytes(app.platform.app, auction.id, stranger))
  expect(after).toBe(before)
  await app.clock.freeze(auction.endAt)
  const ended = JSON.stringify(await publicBytes(app.platform.app, auction.id, stranger))
  return { events: JSON.stringify(told), pages: after + ended, id: auction.id }
}

it('shows nobody else how far the maximum of who leads lies above the price', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => makeUser(app)))
  const at = new Date((await app.clock.now()).getTime() + 60_000)
  const move = fc.record({
    who: fc.nat(2),
    pesos: fc.integer({ min: 10, max: 60 }).map((tens) => tens * 100),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 7_000, max: 900_000 }),
      async (moves, top) => {
        const one = await play(moves, 6_500, people, at)
        const other = await play(moves, top, people, at)
        const alike = (text: string, id: number) =>
          text
            .replaceAll(String(id), 'ID')
            .replaceAll(/W\/[^,\]]*/g, 'ETAG')
            .replaceAll(/(images\/prueba-\d+|\\"hash\\":\\"[^"]*"|"server_time":"[^"]*")/g, '')
        expect(alike(other.events, other.id)).toBe(alike(one.events, one.id))
        expect(alike(other.pages, other.id)).toBe(alike(one.pages, one.id))
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)

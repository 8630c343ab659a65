import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { race } from '../../../../test/race.ts'
import { until } from '../../../../test/until.ts'
import { bid } from '../bids.testing.ts'
import type { BidsContext } from '../bids-context.ts'

let app: TestApp
let told: { to: string; event: string; payload: Record<string, unknown> }[] = []

beforeAll(async () => {
  app = await makeApp()
  const live = app.platform.live as BidsContext['live']
  const record =
    (kind: string) =>
    (id: number, event: string, payload: object): void =>
      void told.push({ to: `${kind} ${id}`, event, payload: { ...payload } })
  Object.assign(live, { toAuction: record('auction'), toUser: record('user') })
})
afterAll(() => app.stop())
beforeEach(() => {
  told = []
})

const kindsOf = async (person: { id: number }) => {
  const rows = await app.platform.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.kind)
}

it('tells watchers price, minimum and count with prev and seq, and each person how they stand', async () => {
  const auction = await makeAuction(app)
  const [ana, beto] = [await makeUser(app), await makeUser(app)]
  await bid(ana, auction, 2500)
  await bid(beto, auction, 3000)
  const room = `auction ${auction.id}`
  expect(told.filter((one) => one.to === room).map((one) => one.payload)).toMatchObject([
    { prev: 0, seq: 1, price: 1000, minimum_next_bid: 1100, bids_count: 1, automatic: false },
    { prev: 1, seq: 2, price: 2600, minimum_next_bid: 2700, bids_count: 2, automatic: false },
  ])
  expect(JSON.stringify(told.filter((one) => one.to === room))).not.toContain('3000')
  const last = (person: MadeUser) => told.findLast((one) => one.to === `user ${person.id}`)
  expect(last(ana)).toMatchObject({
    event: 'standing.changed',
    payload: { leading: false, my_maximum: 2500 },
  })
  expect(last(beto)).toMatchObject({
    event: 'standing.changed',
    payload: { leading: true, my_maximum: 3000 },
  })
})

it('tells an extension beside the bid, as one change', async () => {
  const auction = await makeAuction(app, { endsInMs: 60_000 })
  await bid(await makeUser(app), auction, 2500)
  const events = told.filter((one) => one.to === `auction ${auction.id}`)
  expect(events.map((one) => one.event)).toEqual(['bid.placed', 'auction.extended'])
  expect(events.map(({ payload }) => [payload.prev, payload.seq])).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(events[1]?.payload).toMatchObject({ cause: 'bid', end_time: events[0]?.payload.end_time })
})

it('folds what one group changed into one event without a gap', async () => {
  const auction = await makeAuction(app)
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(app)))
  const { won } = await race(12, (index) => bid(people[index] as MadeUser, auction, 1000 + 500 * index))
  const accepted = won.filter((reply) => reply.status === 201).length
  const events = told.filter((one) => one.event === 'bid.placed').map((one) => one.payload)
  expect(events.length).toBeLessThan(accepted)
  expect(events[0]?.prev).toBe(0)
  expect(events.at(-1)?.seq).toBe(accepted)
  for (const [index, event] of events.entries()) expect(event.prev).toBe(events[index - 1]?.seq ?? 0)
})

it('notifies the seller of the first bid and who was outbid, and nobody of a raise or a failed challenge', async () => {
  const seller = await makeUser(app)
  const auction = await makeAuction(app, { seller })
  const [ana, beto, caro] = [await makeUser(app), await makeUser(app), await makeUser(app)]
  await bid(ana, auction, 2500)
  await bid(ana, auction, 2600)
  await bid(caro, auction, 1500)
  await bid(beto, auction, 4000)
  await until('the notice to who was outbid', async () => (await kindsOf(ana)).length > 0)
  await until('the notice to the seller', async () => (await kindsOf(seller)).length > 0)
  expect(await kindsOf(ana)).toEqual(['outbid'])
  expect(await kindsOf(seller)).toEqual(['first_bid'])
  expect([...(await kindsOf(beto)), ...(await kindsOf(caro))]).toEqual([])
})

it('tells that bids were taken back, and who leads again', async () => {
  const auction = await makeAuction(app)
  const [ana, beto] = [await makeUser(app), await makeUser(app)]
  const wrong = randomUUID()
  await bid(beto, auction, 3000)
  await bid(ana, auction, 150_000, wrong)
  told = []
  await ana.post(`/auctions/${auction.id}/bids/${randomUUID()}/correct`, { amount: 1500, bid: wrong })
  const withdrawn = told.find((one) => one.event === 'bid.withdrawn')
  expect(withdrawn).toMatchObject({
    to: `auction ${auction.id}`,
    payload: { prev: 2, seq: 3, price: 1600, bids_count: 2, reason: 'Error de tipeo' },
  })
  expect(told.find((one) => one.to === `user ${beto.id}`)?.payload).toMatchObject({ leading: true })
  await until('the notice to who leads again', async () => (await kindsOf(beto)).includes('leading_again'))
})

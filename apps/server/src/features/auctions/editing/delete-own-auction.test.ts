import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'

let app: TestApp
let seller: MadeUser
let bidder: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  seller = await makeUser(app)
  bidder = await makeUser(app)
})
afterAll(() => app.stop())

const bid = (id: number) => bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 })

test('an auction that nobody bid on is gone for everybody, lists included', async () => {
  const { id } = await makeAuction(app, { seller })
  await bidder.get(`/auctions/${id}`)
  expect((await seller.delete(`/auctions/deleteownauction/${id}`)).status).toBe(200)
  expect((await bidder.get(`/auctions/${id}`)).status).toBe(404)
  expect((await seller.get(`/auctions/${id}`)).status).toBe(404)
  const { body } = await bidder.get('/auctions/active?limit=50')
  expect((body.data as { ID: number }[]).map(({ ID }) => ID)).not.toContain(id)
  expect(await app.platform.hooks.isRemoved(id)).toBe(true)
  expect((await bid(id)).status).toBe(404)
  expect((await seller.delete(`/auctions/deleteownauction/${id}`)).status).toBe(404)
})

test('one with a bid stays, and so does somebody else’s', async () => {
  const { id } = await makeAuction(app, { seller })
  expect((await bidder.delete(`/auctions/deleteownauction/${id}`)).status).toBe(404)
  await bid(id)
  const { status, body } = await seller.delete(`/auctions/deleteownauction/${id}`)
  expect([status, body.code]).toEqual([422, 'has_bids'])
  expect((await bidder.get(`/auctions/${id}`)).status).toBe(200)
})

test('a deletion and a first bid at once: one of them is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await makeAuction(app, { seller })
    const [deleted, placed] = await Promise.all([seller.delete(`/auctions/deleteownauction/${id}`), bid(id)])
    expect([
      [200, 404],
      [422, 201],
    ]).toContainEqual([deleted.status, placed.status])
  }
})

test('what is deleted still counts against the limit of the day', async () => {
  const newcomer = await makeUser(app, { score: 20 })
  const { id } = await makeAuction(app, { seller: newcomer })
  await newcomer.delete(`/auctions/deleteownauction/${id}`)
  const row = await app.platform.db
    .selectFrom('auctions')
    .select(['published_at', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ published_at: expect.any(Date), deleted_at: expect.any(Date) })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { auctionPublished } from '../auctions.events.ts'
import { publishForm } from '../publish.testing.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let admin: MadeUser
let stranger: MadeUser
beforeAll(async () => {
  app = await makeApp({
    register: ({ events }) => events.subscribe(auctionPublished, 'test.hear', async () => undefined),
  })
  admin = await makeUser(app, { role: 'admin' })
  stranger = await makeUser(app)
  await app.clock.freeze(await app.clock.now())
  await setRule('first-three')
})
afterAll(() => app.stop())

const setRule = (approval: 'first-three' | 'none') =>
  app.platform.db.updateTable('auction_settings').set({ approval }).execute()

const approve = (id: number) => admin.post(`/admin/auctions/${id}/approve`)

async function publish(seller: MadeUser, wish: Parameters<typeof publishForm>[1] = {}): Promise<number> {
  const end_time = new Date((await app.clock.now()).getTime() + 72 * HOUR_MS).toISOString()
  const form = await publishForm(app, { end_time, ...wish })
  const { status, body } = await seller.form('POST', '/auctions', form)
  expect(status).toBe(201)
  return Number(body.id)
}

/** How often everybody was told of an auction: one job each time, which stays when it is done. */
async function timesTold(id: number): Promise<number> {
  const { rows } = await app.platform.pool.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where data->>'kind' = 'auction.published → test.hear' and (data->'data'->'payload'->>'auction')::int = $1`,
    [id],
  )
  return rows[0]?.count ?? 0
}

async function newest(): Promise<number[]> {
  const { body } = await stranger.get('/auctions?sort=recent&limit=2')
  return (body.data as { ID: number }[]).map(({ ID }) => ID)
}

it('is new from the first approval on, not from when it was sent, nor again from a later approval', async () => {
  const seller = await makeUser(app)
  const waited = await publish(seller)
  await app.clock.advance(2 * HOUR_MS)
  const { id: between } = await makeAuction(app)
  await app.clock.advance(HOUR_MS)
  expect((await approve(waited)).status).toBe(200)
  const approvedAt = (await app.clock.now()).toISOString()
  expect(await newest()).toEqual([waited, between])
  expect((await stranger.get(`/auctions/${waited}`)).body.published_at).toBe(approvedAt)

  await app.clock.advance(HOUR_MS)
  const { body } = await seller.put(`/auctions/edit/${waited}`, { title: 'Otro título' })
  expect(body.state).toBe('pending')
  expect((await approve(waited)).body.published_at).toBe(approvedAt)
})

it('counts for the limit of a day by when it was sent, however long it waited', async () => {
  const seller = await makeUser(app, { score: 20 })
  const sentAt = (await app.clock.now()).getTime()
  const ids = []
  for (let count = 0; count < 5; count++) ids.push(await publish(seller))
  await app.clock.advance(23 * HOUR_MS)
  for (const id of ids) expect((await approve(id)).status).toBe(200)
  const sixth = await seller.form('POST', '/auctions', await publishForm(app))
  expect([sixth.body.code, sixth.body.retry_at]).toEqual([
    'daily_limit',
    new Date(sentAt + 24 * HOUR_MS).toISOString(),
  ])
  await app.clock.advance(HOUR_MS)
  expect(await publish(seller)).toBeGreaterThan(0)
})

it('is told once, however often it is approved or at once', async () => {
  const seller = await makeUser(app)
  const id = await publish(seller)
  expect(await timesTold(id)).toBe(0)
  await Promise.all([approve(id), approve(id)])
  expect(await timesTold(id)).toBe(1)
  expect((await seller.put(`/auctions/edit/${id}`, { title: 'Otro título' })).body.state).toBe('pending')
  await approve(id)
  expect(await timesTold(id)).toBe(1)
})

it('is told when a rejected one was changed and approved', async () => {
  const seller = await makeUser(app)
  const id = await publish(seller)
  await admin.post(`/admin/auctions/${id}/reject`, { reason: 'Faltan fotos del número de serie.' })
  await seller.put(`/auctions/edit/${id}`, { description: 'Con número de serie.' })
  expect(await timesTold(id)).toBe(0)
  await approve(id)
  expect(await timesTold(id)).toBe(1)
})

it('is never told of a private one', async () => {
  const seller = await makeUser(app, { score: 90 })
  const waited = await publish(seller, { private: 'true' })
  expect((await approve(waited)).status).toBe(200)
  await setRule('none')
  const [hidden, open] = [await publish(seller, { private: 'true' }), await publish(seller)]
  await setRule('first-three')
  expect(await Promise.all([waited, hidden, open].map(timesTold))).toEqual([0, 0, 1])
})

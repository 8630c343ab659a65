import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'

const HOUR_MS = 3_600_000

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
  app = apps.one
})
afterAll(() => apps.stop())

async function sellerWith(count: number, wish: AuctionWish = {}) {
  const seller = await makeUser(app, { score: 80 })
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push((await makeAuction(app, { seller, ...wish })).id)
  return { seller, ids }
}

it('features up to three at a time, and a fourth when one is given up or has ended', async () => {
  const { seller, ids } = await sellerWith(5)
  const feature = async (id = 0) => {
    const { status, body } = await seller.post(`/auctions/${id}/feature`)
    return [status, body.code ?? body.featured]
  }
  const [one, two, three, four, five] = ids
  for (const id of [one, two, three]) expect(await feature(id)).toEqual([200, true])
  // Again changes nothing.
  expect(await feature(one)).toEqual([200, true])
  expect(await feature(four)).toEqual([422, 'featured_used_up'])
  expect((await seller.post(`/auctions/${one}/unfeature`)).body).toMatchObject({ ID: one, featured: false })
  expect(await feature(four)).toEqual([200, true])
  const ended = new Date((await app.clock.now()).getTime() - 60_000)
  await app.platform.db
    .updateTable('auctions')
    .set({ start_at: new Date(ended.getTime() - HOUR_MS), end_at: ended })
    .where('id', '=', two ?? 0)
    .execute()
  expect(await feature(five)).toEqual([200, true])
  expect((await makePerson(app).get(`/auctions/${two}`)).body).toMatchObject({ featured: false })
})

it.each([
  ['below 76 points', { score: 75 }, {}, 'band_too_low'],
  ['for a private one', { score: 80 }, { isPrivate: true }, 'private_auction'],
  ['once it ended', { score: 80 }, { startsInMs: -2 * HOUR_MS, endsInMs: -HOUR_MS }, 'finished'],
  ['while it waits for approval', { score: 80 }, { approval: 'pending' as const }, 'not_active'],
])('is refused %s, with a sentence', async (_when, who, wish, code) => {
  const seller = await makeUser(app, who)
  const { id } = await makeAuction(app, { seller, ...wish })
  const { status, body } = await seller.post(`/auctions/${id}/feature`)
  expect([status, body.code]).toEqual([422, code])
  expect(body.error).toMatch(/^[A-ZÁÉÍÓÚ].{15,}\.$/)
})

it('is nobody else’s to do', async () => {
  const { ids } = await sellerWith(1)
  const other = await makeUser(app, { score: 90 })
  for (const verb of ['feature', 'unfeature']) {
    expect((await other.post(`/auctions/${ids[0]}/${verb}`)).status).toBe(404)
  }
})

it('never features more than three, however many are asked for at once in two processes', async () => {
  const { seller, ids } = await sellerWith(8)
  const elsewhere = makePerson(apps.two)
  elsewhere.cookies.set('session', seller.cookies.get('session') ?? '')
  const replies = await Promise.all(
    ids.map((id, index) => (index % 2 === 0 ? seller : elsewhere).post(`/auctions/${id}/feature`)),
  )
  const codes = replies.map(({ status, body }) => body.code ?? status).sort()
  expect(codes).toEqual([200, 200, 200, ...Array(5).fill('featured_used_up')].sort())
})

it('puts what is featured first in the rows of the home page, once, on every page of the list', async () => {
  const { db } = app.platform
  await db.updateTable('auctions').set({ deleted_at: new Date() }).execute()
  const { seller, ids } = await sellerWith(4, { basePriceCents: 0, endsInMs: 5 * HOUR_MS })
  const soonest = (await makeAuction(app, { basePriceCents: 0, endsInMs: HOUR_MS })).id
  const shown = async (path: string) => {
    await app.clock.advance(1_001)
    const { data, meta } = (await makePerson(app).get(path)).body as {
      data: { ID: number; featured: boolean }[]
      meta: { total: number; pages: number }
    }
    return { ids: data.map(({ ID }) => ID), marked: data.map(({ featured }) => featured), meta }
  }
  const [, second] = ids
  expect((await seller.post(`/auctions/${second}/feature`)).status).toBe(200)
  for (const path of ['/auctions/basezero', '/auctions/mostbids', '/auctions/finishingsoon']) {
    const all = await shown(`${path}?limit=12`)
    expect(all.ids[0]).toBe(second)
    expect(all.marked).toEqual([true, false, false, false, false])
    expect(all.meta.total).toBe(5)
    const pages = [1, 2, 3].map((page) => `${path}?limit=2&page=${page}`)
    const paged = []
    for (const page of pages) paged.push(...(await shown(page)).ids)
    expect(paged).toEqual(all.ids)
  }
  // Whoever asks for an order gets that order.
  expect((await shown('/auctions/basezero?sort=ending')).ids[0]).toBe(soonest)
  expect((await seller.post(`/auctions/${second}/unfeature`)).status).toBe(200)
  expect((await shown('/auctions/finishingsoon')).ids[0]).toBe(soonest)
})

it('counts what waits for an administrator beyond its end, for it is back once approved', async () => {
  const { seller, ids } = await sellerWith(4)
  const [waiting = 0, two, three, four] = ids
  for (const id of [waiting, two, three]) await seller.post(`/auctions/${id}/feature`)
  const end = new Date((await app.clock.now()).getTime() - 60_000)
  await app.platform.db
    .updateTable('auctions')
    .set({ approval: 'pending', start_at: new Date(end.getTime() - HOUR_MS), end_at: end })
    .where('id', '=', waiting)
    .execute()
  const refused = await seller.post(`/auctions/${four}/feature`)
  expect([refused.status, refused.body.code]).toEqual([422, 'featured_used_up'])
  await seller.post(`/auctions/${waiting}/unfeature`)
  expect((await seller.post(`/auctions/${four}/feature`)).status).toBe(200)
})

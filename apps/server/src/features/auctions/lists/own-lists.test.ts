import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'

const HOUR_MS = 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

interface OwnCard {
  readonly ID: number
  readonly state: string
  readonly can_edit: string
  readonly can_delete: boolean
  readonly can_republish: boolean
}

async function own(person: Person, query: string): Promise<OwnCard[]> {
  const { status, body } = await person.get(`/auctions/myauctions?${query}`)
  expect(status).toBe(200)
  return body.data as OwnCard[]
}
const idsOf = async (person: Person, query: string) => (await own(person, query)).map(({ ID }) => ID)

async function sellerOfMany() {
  const seller = await makeUser(app)
  const make = async (title: string, wish = {}) => (await makeAuction(app, { seller, title, ...wish })).id
  const ids = {
    running: await make('Cámara réflex'),
    scheduled: await make('Mesa de roble', { startsInMs: HOUR_MS, endsInMs: 5 * HOUR_MS }),
    pending: await make('Cámara de fotos 35-mm', { approval: 'pending' }),
    rejected: await make('Silla', { approval: 'rejected' }),
    ended: await make('Sillón', { startsInMs: -5 * HOUR_MS, endsInMs: -HOUR_MS }),
    cancelled: await make('Camara vieja'),
    deleted: await make('Nada'),
  }
  const { db } = app.platform
  const now = await app.clock.now()
  await db
    .updateTable('auctions')
    .set({ cancelled_at: now, status: 'finished', outcome: 'cancelled' })
    .where('id', '=', ids.cancelled)
    .execute()
  await db.updateTable('auctions').set({ deleted_at: now }).where('id', '=', ids.deleted).execute()
  return { seller, ids }
}

it('splits the own auctions by what is to be done with them, and counts each part', async () => {
  const { seller, ids } = await sellerOfMany()
  await makeAuction(app)
  const set = (...some: number[]) => some.toSorted((one, other) => one - other)
  expect(set(...(await idsOf(seller, 'state=active')))).toEqual(set(ids.running, ids.scheduled))
  expect(set(...(await idsOf(seller, 'state=pending')))).toEqual(set(ids.pending, ids.rejected))
  expect(set(...(await idsOf(seller, 'state=finished')))).toEqual(set(ids.ended, ids.cancelled))
  expect(await idsOf(seller, '')).toHaveLength(6)
  expect((await seller.get('/auctions/myauctions/counts')).body).toEqual({
    active: 2,
    pending: 2,
    finished: 2,
    drafts: 0,
    featured: 0,
  })
  expect((await seller.get('/auctions/myauctions?state=otra')).status).toBe(400)
})

it('finds words of the own titles without regard to accents, in any order, and treats signs as text', async () => {
  const { seller, ids } = await sellerOfMany()
  const found = async (q: string, state = '') =>
    (await idsOf(seller, `q=${encodeURIComponent(q)}${state}`)).toSorted((one, other) => one - other)
  expect(await found('CAMARA')).toEqual([ids.running, ids.pending, ids.cancelled])
  expect(await found('camara', '&state=active')).toEqual([ids.running])
  expect(await found('fotos cámara')).toEqual([ids.pending])
  expect(await found('35-mm')).toEqual([ids.pending])
  expect(await found('%')).toHaveLength(6)
  expect(await found('guitarra')).toEqual([])
  expect((await seller.get(`/auctions/myauctions?q=${'x'.repeat(101)}`)).body).toMatchObject({
    code: 'invalid',
    details: { q: 'Buscá con hasta 100 caracteres.' },
  })
})

it('tells a seller what may be done with each, and nobody else', async () => {
  const { seller, ids } = await sellerOfMany()
  const bidder = await makeUser(app)
  const withBids = (await makeAuction(app, { seller })).id
  expect(
    (await bidder.put(`/auctions/${withBids}/bids/${crypto.randomUUID()}`, { amount: 1_500 })).status,
  ).toBe(201)
  const cards = new Map((await own(seller, 'limit=50')).map((card) => [card.ID, card]))
  expect(cards.get(ids.running)).toMatchObject({ can_edit: 'all', can_delete: true, can_republish: false })
  expect(cards.get(withBids)).toMatchObject({ can_edit: 'additions', can_delete: false })
  // Not settled yet: it may still become a sale.
  expect(cards.get(ids.ended)).toMatchObject({ can_edit: 'no', can_republish: false })
  await app.platform.db
    .updateTable('auctions')
    .set({ status: 'finished', outcome: 'unsold' })
    .where('id', '=', ids.ended)
    .execute()
  expect((await own(seller, 'q=sillon'))[0]).toMatchObject({ can_republish: true })
  for (const path of [`/auctions/user/${seller.id}`, `/auctions/${withBids}`]) {
    const text = JSON.stringify((await makePerson(app).get(path)).body)
    expect(text).not.toMatch(/can_edit|can_delete|can_republish|rejection/)
  }
})

it('counts the auctions one bids on by how it goes, and finds them by words of their titles', async () => {
  const seller = await makeUser(app)
  const [ana, beto] = [await makeUser(app), await makeUser(app)]
  const one = (await makeAuction(app, { seller, title: 'Guitarra eléctrica' })).id
  const other = (await makeAuction(app, { seller, title: 'Bajo' })).id
  for (const [person, id, amount] of [
    [ana, one, 2_000],
    [beto, one, 3_000],
    [ana, other, 2_000],
  ] as const) {
    expect((await person.put(`/auctions/${id}/bids/${crypto.randomUUID()}`, { amount })).status).toBe(201)
  }
  expect((await ana.get('/user/bids/counts')).body).toEqual({ leading: 1, outbid: 1, won: 0, lost: 0 })
  expect((await seller.get('/user/bids/counts')).body).toEqual({ leading: 0, outbid: 0, won: 0, lost: 0 })
  const found = async (query: string) => {
    const { data, meta } = (await ana.get(`/user/bids?${query}`)).body as {
      data: { ID: number }[]
      meta: { total: number }
    }
    return [data.map(({ ID }) => ID), meta.total]
  }
  expect(await found('state=outbid&q=ELECTRICA')).toEqual([[one], 1])
  expect(await found('state=leading&q=electrica')).toEqual([[], 0])
})

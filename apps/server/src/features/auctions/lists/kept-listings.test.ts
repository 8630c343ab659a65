import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { finishAuction, moveEnd } from '../auctions.store.ts'
import { learnWords } from '../search/learn-words.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
})
afterAll(() => app.stop())

async function idsAt(path: string): Promise<number[]> {
  await app.clock.advance(1_001)
  const { body } = await visitor.get(path)
  return ((body.data ?? body.auctions) as { ID: number }[]).map(({ ID }) => ID)
}

const set = (id: number, values: object) =>
  app.platform.db.updateTable('auctions').set(values).where('id', '=', id).execute()

it('follows the price up with a bid, and back to the base when all bids are voided', async () => {
  const { id } = await makeAuction(app, { title: 'Sextante de bronce', basePriceCents: 50_000 })
  const bidder = await makeUser(app)
  const bid = await bidder.put(`/auctions/${id}/bids/5b7f0a3c-52c5-4a0c-8f0e-2f3b8f6f0a01`, { amount: 900 })
  expect(bid.status).toBe(201)
  await app.platform.db
    .updateTable('standings')
    .set({ price_cents: 90_000, leader_maximum_cents: 90_000 })
    .where('auction_id', '=', id)
    .execute()
  expect(await idsAt('/browse?search=sextante&min_price=900')).toEqual([id])
  expect(await idsAt('/auctions/mostbids')).toContain(id)
  await app.platform.db
    .updateTable('standings')
    .set({ price_cents: null, leader_id: null, leader_maximum_cents: null, bids_count: 0 })
    .where('auction_id', '=', id)
    .execute()
  expect(await idsAt('/browse?search=sextante&min_price=900')).toEqual([])
  expect(await idsAt('/browse?search=sextante&max_price=500')).toEqual([id])
})

it('finds what has more bids first, where that is asked for', async () => {
  const first = await makeAuction(app, { title: 'Cuadrante solar' })
  const second = await makeAuction(app, { title: 'Cuadrante náutico' })
  const bidder = await makeUser(app)
  expect(await idsAt('/browse?search=cuadrante&sort=bids')).toEqual([first.id, second.id])
  const uuid = '5b7f0a3c-52c5-4a0c-8f0e-2f3b8f6f0a02'
  expect((await bidder.put(`/auctions/${second.id}/bids/${uuid}`, { amount: 90_000 })).status).toBe(201)
  expect(await idsAt('/browse?search=cuadrante&sort=bids')).toEqual([second.id, first.id])
})

it('follows an end that moves to another day, and the settlement', async () => {
  const { id, endAt } = await makeAuction(app, { title: 'Astrolabio persa', endsInMs: HOUR_MS })
  const later = new Date(endAt.getTime() + 50 * HOUR_MS)
  expect(await idsAt('/browse?search=astrolabio&ends_within=1')).toEqual([id])
  await inTransaction(app.platform.db, (tx) => moveEnd(tx, id, later))
  expect(await idsAt('/browse?search=astrolabio&ends_within=24')).toEqual([])
  expect(await idsAt('/browse?search=astrolabio&ends_within=72')).toEqual([id])
  expect(await idsAt('/auctions/active?ends_within=72')).toContain(id)
  await inTransaction(app.platform.db, async (tx) => {
    await moveEnd(tx, id, await app.clock.now())
    await finishAuction(tx, id, 'unsold')
  })
  expect(await idsAt('/browse?search=astrolabio')).toEqual([id])
  expect(await idsAt('/auctions/finished')).toContain(id)
  expect(await idsAt('/auctions/active')).not.toContain(id)
})

it('finds what ended weeks ago, the latest first', async () => {
  const ended: number[] = []
  for (const weeks of [1, 3, 5, 8, 9, 13, 40]) {
    const { id } = await makeAuction(app, { title: `Heliógrafo número ${weeks}`, endsInMs: HOUR_MS })
    const at = new Date((await app.clock.now()).getTime() - weeks * 7 * 24 * HOUR_MS)
    await set(id, { start_at: new Date(at.getTime() - HOUR_MS), end_at: at, original_end_at: at })
    await inTransaction(app.platform.db, (tx) => finishAuction(tx, id, 'unsold'))
    ended.push(id)
  }
  const { id: open } = await makeAuction(app, { title: 'Heliógrafo', endsInMs: 20 * 24 * HOUR_MS })
  expect(await idsAt('/browse?search=heliografo')).toEqual([open, ...ended])
  expect(await idsAt('/browse?search=heliografo&sort=ending')).toEqual([open, ...ended])
  expect(await idsAt('/browse?search=heliografo%20numero%2040')).toEqual(ended.slice(-1))
})

it('follows an edit of texts, place and category', async () => {
  const { id } = await makeAuction(app, { title: 'Teodolito alemán' })
  const other = await app.platform.db
    .selectFrom('subcategories')
    .select(['id', 'category_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await set(id, {
    title: 'Nivel óptico',
    description: 'Con trípode.',
    province: 'Chaco',
    subcategory_id: other.id,
  })
  expect(await idsAt('/browse?search=teodolito')).toEqual([])
  expect(await idsAt(`/browse?search=nivel%20tripode&province=Chaco&category=${other.category_id}`)).toEqual([
    id,
  ])
  expect(await idsAt(`/subcategories/${other.id}/auctions`)).toEqual([id])
  const moved = other.category_id === 1 ? 2 : 1
  const { db } = app.platform
  await db.updateTable('subcategories').set({ category_id: moved }).where('id', '=', other.id).execute()
  expect(await idsAt(`/categories/${moved}/auctions`)).toContain(id)
  expect(await idsAt(`/browse?search=nivel&category=${moved}`)).toEqual([id])
  expect(await idsAt(`/browse?search=nivel&category=${other.category_id}`)).toEqual([])
  await db
    .updateTable('subcategories')
    .set({ category_id: other.category_id })
    .where('id', '=', other.id)
    .execute()
})

it.each([
  ['waits for approval', { approval: 'pending' }],
  ['was rejected', { approval: 'rejected' }],
  ['is private', { is_private: true }],
  ['was cancelled', { cancelled_at: new Date() }],
  ['was deleted', { deleted_at: new Date() }],
])(
  'shows nothing anywhere of an auction that %s, and all of it again when that is over',
  async (_why, hidden) => {
    const { id, sellerId } = await makeAuction(app, { title: 'Gramófono Odeón', endsInMs: 2 * HOUR_MS })
    await learnWords(app.platform.db)
    const everywhere = async () => {
      await app.clock.advance(1_001)
      const found = await visitor.get('/browse?search=gramofono')
      const mistyped = await visitor.get('/browse?search=gramofnoo')
      const suggested = await visitor.get('/browse/suggestions?q=gramo')
      const facets = await visitor.get('/auctions/facets?list=search&search=gramofono')
      const lists = [
        '/auctions/active',
        '/auctions/finishingsoon',
        '/auctions/mostbids',
        `/auctions/user/${sellerId}`,
      ]
      return {
        found: (found.body.auctions as unknown[]).length,
        mistyped: (mistyped.body.auctions as unknown[]).length,
        didYouMean: (mistyped.body.meta as { did_you_mean?: string }).did_you_mean,
        suggested: suggested.body,
        counted: facets.body.total,
        listed: (await Promise.all(lists.map(idsAt))).map((ids) => ids.includes(id)),
      }
    }
    const shown = {
      found: 1,
      mistyped: 1,
      didYouMean: 'gramófono',
      suggested: {
        queries: ['gramófono', 'gramófono odeón'],
        categories: [],
        auctions: [{ ID: id, Title: 'Gramófono Odeón', PrimaryPic: expect.stringContaining('images/') }],
      },
      counted: 1,
      listed: [true, true, true, true],
    }
    expect(await everywhere()).toEqual(shown)
    await set(id, hidden)
    expect(await everywhere()).toEqual({
      found: 0,
      mistyped: 0,
      didYouMean: undefined,
      suggested: { queries: [], categories: [], auctions: [] },
      counted: 0,
      listed: [false, false, false, false],
    })
    await set(id, { approval: 'approved', is_private: false, cancelled_at: null, deleted_at: null })
    expect(await everywhere()).toEqual(shown)
    await app.platform.db.deleteFrom('auctions').where('id', '=', id).execute()
  },
)

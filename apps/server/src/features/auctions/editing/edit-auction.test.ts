import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let seller: MadeUser
let bidder: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  seller = await makeUser(app)
  bidder = await makeUser(app)
})
afterAll(() => app.stop())

const make = (wish: AuctionWish = {}) => makeAuction(app, { seller, ...wish })
const bid = (id: number, amount = 2_000) => bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount })

/** A picture in a draft of its owner. */
async function uploaded(ownerId: number): Promise<string> {
  const key = `${randomUUID()}.jpg`
  const size = { width: 10, height: 10, bytes: 10 }
  await app.platform.db
    .insertInto('images')
    .values({ key, owner_id: ownerId, purpose: 'auction', tint: '#112233', ...size })
    .execute()
  const draft = randomUUID()
  await app.platform.db.insertInto('drafts').values({ owner_id: ownerId, id: draft, texts: '{}' }).execute()
  await app.platform.db
    .insertInto('draft_photos')
    .values({ owner_id: ownerId, draft_id: draft, id: randomUUID(), key, position: 1 })
    .execute()
  return key
}

async function photosOf(id: number): Promise<string[]> {
  const { body } = await seller.get(`/auctions/${id}`)
  return [body.PrimaryPic, ...(body.SecondaryPics as string[])].map((path) =>
    String(path).replace('images/', ''),
  )
}

describe('an auction without bids', () => {
  it('takes other texts, price, times, category and place, and everybody reads them at once', async () => {
    const { id } = await make()
    const before = await bidder.get(`/auctions/${id}`)
    const end = new Date((await app.clock.now()).getTime() + 72 * HOUR_MS)
    end.setUTCSeconds(0, 0)
    const { status, body } = await seller.put(`/auctions/edit/${id}`, {
      title: 'Bicicleta plegable',
      description: 'Con\n\nluces',
      end_time: end.toISOString(),
      base_price: 1234.5,
      min_increment: 10,
      condition: 'nuevo',
      province: 'Salta',
      city: 'Cafayate',
      delivery_options: ['envio-gratis'],
    })
    expect([status, body.Title]).toEqual([200, 'Bicicleta plegable'])
    const { body: seen } = await bidder.get(`/auctions/${id}`)
    expect(seen).toMatchObject({
      Title: 'Bicicleta plegable',
      EndTime: end.toISOString(),
      BasePrice: 1234.5,
      MinIncrement: 10,
      city: 'Cafayate',
      delivery_options: ['envio-gratis'],
      minimum_next_bid: 1234.5,
    })
    expect(seen.seq).toBe(Number(before.body.seq) + 1)
  })

  it.each(['UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'])(
    'ends at the instant that was chosen in Argentina, with the server in %s',
    async (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      onTestFinished(() => {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      })
      const { id } = await make()
      const end = new Date((await app.clock.now()).getTime() + 48 * HOUR_MS)
      end.setUTCSeconds(0, 0)
      const local = new Date(end.getTime() - 3 * HOUR_MS).toISOString().replace('Z', '-03:00')
      await seller.put(`/auctions/edit/${id}`, { end_time: local })
      expect((await bidder.get(`/auctions/${id}`)).body.EndTime).toBe(end.toISOString())
      const naive = await seller.put(`/auctions/edit/${id}`, { end_time: local.replace('-03:00', '') })
      expect(naive.status).toBe(400)
    },
  )

  it('tells what is wrong beside each field, and changes nothing', async () => {
    const { id } = await make()
    const { status, body } = await seller.put(`/auctions/edit/${id}`, {
      title: 'ab',
      end_time: new Date((await app.clock.now()).getTime() + HOUR_MS / 2).toISOString(),
      province: 'Atlántida',
      photos: ['de-otra-persona'],
    })
    expect([status, body.code]).toEqual([422, 'publication_invalid'])
    expect(Object.keys(body.details as object).sort()).toEqual(['end_time', 'photos', 'province', 'title'])
    expect((await seller.get(`/auctions/${id}`)).body.Title).not.toBe('ab')
  })

  it('shows photos that its seller uploaded, in the order sent, and nobody else’s', async () => {
    const { id } = await make()
    const [own = ''] = await photosOf(id)
    const mine = await uploaded(seller.id)
    const others = await uploaded(bidder.id)
    const { body } = await seller.put(`/auctions/edit/${id}`, { photos: [mine, others] })
    expect(body.code).toBe('publication_invalid')
    await seller.put(`/auctions/edit/${id}`, { photos: [mine, own] })
    expect(await photosOf(id)).toEqual([mine, own])
    expect((await seller.get(`/auctions/${id}`)).body.tint).toBe('#112233')
  })

  it('forgets a photo that was taken out, unless a draft holds it', async () => {
    const { db } = app.platform
    const { id } = await make()
    const [mine, drafted] = [await uploaded(seller.id), await uploaded(seller.id)]
    const [own = ''] = await photosOf(id)
    await seller.put(`/auctions/edit/${id}`, { photos: [own, mine, drafted] })
    await db.deleteFrom('draft_photos').where('key', '=', mine).execute()
    await seller.put(`/auctions/edit/${id}`, { photos: [own] })
    const rows = await db.selectFrom('images').select('key').where('key', 'in', [mine, drafted]).execute()
    expect(rows).toEqual([{ key: drafted }])
  })

  it('moves into a premium category only with the reputation for it', async () => {
    const { id } = await make()
    const { id: premium } = await app.platform.db
      .selectFrom('subcategories as s')
      .innerJoin('categories as c', 'c.id', 's.category_id')
      .select('s.id')
      .where('c.premium', '=', true)
      .executeTakeFirstOrThrow()
    const low = await makeUser(app, { score: 30 })
    const { id: theirs } = await make({ seller: low })
    const refused = await low.put(`/auctions/edit/${theirs}`, { subcategory_id: premium })
    expect([refused.status, refused.body.code]).toEqual([422, 'premium_category'])
    expect((await seller.put(`/auctions/edit/${id}`, { subcategory_id: premium })).status).toBe(200)
  })

  it('is nobody else’s to change, and over when it ended or was cancelled', async () => {
    const { id } = await make()
    expect((await bidder.put(`/auctions/edit/${id}`, { title: 'De otra persona' })).status).toBe(404)
    const over = await make({ startsInMs: -2 * HOUR_MS, endsInMs: -1_000 })
    expect((await seller.put(`/auctions/edit/${over.id}`, { title: 'Tarde piaste' })).body.code).toBe(
      'finished',
    )
    await app.platform.db
      .updateTable('auctions')
      .set({ cancelled_at: await app.clock.now(), status: 'finished', outcome: 'cancelled' })
      .where('id', '=', id)
      .execute()
    expect((await seller.put(`/auctions/edit/${id}`, { title: 'Tarde piaste' })).body.code).toBe('not_active')
  })
})

describe('an auction with bids', () => {
  it('takes photos and delivery options on top, nothing else', async () => {
    const { id } = await make()
    await bid(id)
    const mine = await uploaded(seller.id)
    const [own = ''] = await photosOf(id)
    const { status } = await seller.put(`/auctions/edit/${id}`, {
      photos: [own, mine],
      delivery_options: ['retiro', 'a-convenir'],
    })
    expect(status).toBe(200)
    expect(await photosOf(id)).toEqual([own, mine])
    const { body } = await seller.put(`/auctions/edit/${id}`, { title: 'Otra cosa', base_price: 1 })
    expect(body).toMatchObject({
      code: 'has_bids',
      details: { title: expect.any(String), base_price: expect.any(String) },
    })
  })

  it('lets an edit and a first bid at once come one after the other', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await make({ basePriceCents: 100_000 })
      const [edited, placed] = await Promise.all([
        seller.put(`/auctions/edit/${id}`, { base_price: 500_000, min_increment: 100 }),
        bid(id, 2_000),
      ])
      const { body } = await bidder.get(`/auctions/${id}`)
      // Either the bid came first and the price stands, or the bid was judged by the new price.
      const ends =
        edited.status === 200
          ? [placed.status, placed.body.code, body.BasePrice]
          : [placed.status, edited.body.code, body.BasePrice]
      expect([
        [422, 'bid_too_low', 500_000],
        [201, 'has_bids', 1_000],
      ]).toContainEqual(ends)
    }
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makeSale } from '../../../../test/make-sale.ts'
import { makePerson, type Person } from '../../../../test/person.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let app: TestApp
let visitor: Person
let seller: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  seller = await makeUser(app)
})
afterAll(() => app.stop())
afterEach(async () => {
  await app.platform.db.deleteFrom('standings').execute()
  await app.platform.db.deleteFrom('sales').execute()
  await app.platform.db.deleteFrom('auctions').execute()
})

const make = async (wish: AuctionWish = {}) => (await makeAuction(app, { seller, ...wish })).id

interface Listed {
  readonly ID: number
  readonly [field: string]: unknown
}

/** Lists are kept for a second; a step of the clock makes each look a fresh one. */
async function listed(path: string, person = visitor): Promise<Listed[]> {
  await app.clock.advance(1_001)
  const { status, body } = await person.get(path)
  expect(status).toBe(200)
  return (body.data ?? body.auctions) as Listed[]
}
const idsOf = async (path: string, person = visitor) => (await listed(path, person)).map(({ ID }) => ID)

async function bids(auctionId: number, bidsCount: number, priceCents = 150_000) {
  const { id } = await makeUser(app)
  await app.platform.db
    .insertInto('standings')
    .values({
      auction_id: auctionId,
      bids_count: bidsCount,
      price_cents: priceCents,
      leader_id: id,
      leader_maximum_cents: priceCents + 77_700,
      leader_set_at: await app.clock.now(),
      seq: bidsCount,
    })
    .execute()
}

async function publishedAt(id: number, at: Date) {
  await app.platform.db.updateTable('auctions').set({ published_at: at }).where('id', '=', id).execute()
}

describe('the order of the lists', () => {
  it('is the newest first, by number where that ties, for all that have not ended', async () => {
    const now = await app.clock.now()
    const [old, tied, alsoTied] = [await make(), await make(), await make()]
    const scheduled = await make({ startsInMs: HOUR_MS, endsInMs: 3 * HOUR_MS })
    await make({ endsInMs: -MINUTE_MS })
    await publishedAt(old, new Date(now.getTime() - 5 * HOUR_MS))
    for (const id of [tied, alsoTied]) await publishedAt(id, new Date(now.getTime() - HOUR_MS))
    await publishedAt(scheduled, now)
    for (const path of ['/auctions', '/auctions/active']) {
      expect(await idsOf(path)).toEqual([scheduled, alsoTied, tied, old])
    }
  })

  it('is by the number of bids among those running, and by number where that ties', async () => {
    const [none, few, many, alsoFew] = [await make(), await make(), await make(), await make()]
    const notYet = await make({ startsInMs: HOUR_MS, endsInMs: 3 * HOUR_MS })
    await bids(few, 2)
    await bids(alsoFew, 2)
    await bids(many, 9)
    const order = await idsOf('/auctions/mostbids')
    expect(order).toEqual([many, few, alsoFew, none])
    expect(order).not.toContain(notYet)
  })

  it('is by the end among those running, soonest first', async () => {
    const [late, soon] = [await make({ endsInMs: 5 * HOUR_MS }), await make({ endsInMs: MINUTE_MS })]
    await make({ startsInMs: MINUTE_MS, endsInMs: 3 * HOUR_MS })
    expect(await idsOf('/auctions/finishingsoon')).toEqual([soon, late])
  })

  it('is the latest end first among those finished', async () => {
    const [early, late] = [await make({ endsInMs: -30 * MINUTE_MS }), await make({ endsInMs: -MINUTE_MS })]
    await make()
    expect(await idsOf('/auctions/finished')).toEqual([late, early])
  })

  it('takes only what starts at 0 for the list of those', async () => {
    await make()
    const zero = await make({ basePriceCents: 0, incrementCents: 50_000 })
    await make({ basePriceCents: 0, endsInMs: -MINUTE_MS })
    const [card] = await listed('/auctions/basezero')
    expect(card).toMatchObject({ ID: zero, BasePrice: 0, minimum_next_bid: 500 })
    expect(await idsOf('/auctions/basezero')).toEqual([zero])
  })

  it('is open ones by their end, then finished ones, in a category, a subcategory and for a person', async () => {
    const done = await make({ endsInMs: -MINUTE_MS })
    const doneBefore = await make({ endsInMs: -20 * MINUTE_MS })
    const late = await make({ endsInMs: 9 * HOUR_MS })
    const soon = await make({ endsInMs: HOUR_MS })
    const elsewhere = (await makeAuction(app, { premium: true })).id
    const { subcategoryID, CategoryID } = (await visitor.get(`/auctions/${soon}`)).body
    const order = [soon, late, done, doneBefore]
    expect(await idsOf(`/categories/${CategoryID}/auctions`)).toEqual(order)
    expect(await idsOf(`/subcategories/${subcategoryID}/auctions`)).toEqual(order)
    expect(await idsOf(`/auctions/user/${seller.id}`)).toEqual(order)
    expect(order).not.toContain(elsewhere)
    expect((await visitor.get('/categories/999/auctions')).status).toBe(404)
    expect((await visitor.get('/subcategories/999/auctions')).status).toBe(404)
    expect((await visitor.get('/auctions/user/999999')).status).toBe(404)
  })
})

describe('what lists hold', () => {
  it('is neither waiting, rejected, private, cancelled nor deleted', async () => {
    const shown = await make()
    await make({ approval: 'pending' })
    await make({ approval: 'rejected' })
    await make({ isPrivate: true })
    const [cancelled, deleted] = [await make(), await make()]
    const now = await app.clock.now()
    const { db } = app.platform
    await db.updateTable('auctions').set({ cancelled_at: now }).where('id', '=', cancelled).execute()
    await db.updateTable('auctions').set({ deleted_at: now }).where('id', '=', deleted).execute()
    for (const path of [
      '/auctions',
      '/auctions/mostbids',
      '/auctions/finishingsoon',
      `/auctions/user/${seller.id}`,
      '/browse?search=bicicleta',
    ]) {
      expect(await idsOf(path)).toEqual([shown])
    }
    expect(await idsOf('/auctions/myauctions', seller)).toHaveLength(5)
  })

  it('says nothing of the leader’s maximum, and no long texts', async () => {
    const id = await make()
    await bids(id, 3)
    const [card] = await listed('/auctions')
    expect(card).toMatchObject({ HighestBidAmount: 1_500, bids_count: 3, minimum_next_bid: 1_600, seq: 3 })
    expect(JSON.stringify(card)).not.toContain('2277')
    expect(card).not.toHaveProperty('description')
    expect(card).not.toHaveProperty('viewer')
    const detail = JSON.stringify((await visitor.get(`/auctions/${id}`)).body)
    expect(detail).not.toContain('2277')
  })

  it('is for the winner what was sold to them, the latest sale first', async () => {
    const winner = await makeUser(app)
    const [first, second, fell] = [
      await make({ endsInMs: -MINUTE_MS }),
      await make({ endsInMs: -MINUTE_MS }),
      await make({ endsInMs: -MINUTE_MS }),
    ]
    const now = (await app.clock.now()).getTime()
    for (const [index, id] of [second, first, fell].entries()) {
      await makeSale(app, {
        auction_id: id,
        seller_id: seller.id,
        buyer_id: winner.id,
        state: id === fell ? 'cancelada' : 'pendiente',
        opened_at: new Date(now - index * MINUTE_MS),
      })
    }
    expect(await idsOf('/auctions/won', winner)).toEqual([second, first])
    expect(await idsOf('/auctions/won', seller)).toEqual([])
    expect((await visitor.get('/auctions/won')).status).toBe(401)
    expect((await visitor.get('/auctions/myauctions')).status).toBe(401)
  })

  it('is everything for administrators, and only for them', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    const ids = [
      await make({ isPrivate: true }),
      await make({ approval: 'pending' }),
      await make({ endsInMs: -MINUTE_MS }),
    ]
    expect((await idsOf('/auctions/all', admin)).sort()).toEqual(ids.sort())
    expect((await seller.get('/auctions/all')).status).toBe(403)
    expect((await visitor.get('/auctions/all')).status).toBe(401)
  })
})

describe('pages', () => {
  it('are 12 long unless wished otherwise, up to 50, and empty past the end', async () => {
    for (let count = 0; count < 13; count++) await make()
    await app.clock.advance(1_001)
    const first = await visitor.get('/auctions')
    expect(first.body.data).toHaveLength(12)
    expect(first.body.meta).toEqual({ page: 1, limit: 12, pages: 2, total: 13 })
    expect((await visitor.get('/auctions?page=2')).body.data).toHaveLength(1)
    expect((await visitor.get('/auctions?page=1&limit=50')).body.data).toHaveLength(13)
    const beyond = await visitor.get('/auctions?page=1000000&limit=50')
    expect(beyond.body).toEqual({ data: [], meta: { page: 1_000_000, limit: 50, pages: 1, total: 13 } })
    const everything = [
      ...(first.body.data as Listed[]),
      ...((await visitor.get('/auctions?page=2')).body.data as Listed[]),
    ]
    expect(new Set(everything.map(({ ID }) => ID)).size).toBe(13)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=dos',
    'page=1e9',
    'limit=0',
    'limit=51',
    'limit=',
    'page=1&page=2',
    'orden=x',
  ])('answers 400 to ?%s', async (query) => {
    const reply = await visitor.get(`/auctions?${query}`)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toEqual(expect.any(String))
  })
})

describe('one status everywhere', () => {
  it('changes with the clock in list and detail at the same instant, settled or not', async () => {
    const { id, startAt, endAt } = await makeAuction(app, {
      seller,
      startsInMs: 10 * MINUTE_MS,
      endsInMs: 2 * HOUR_MS,
    })
    onTestFinished(() => app.clock.reset())
    const statesAt = async (at: Date) => {
      await app.clock.freeze(at)
      const [card] = (await visitor.get(`/auctions/user/${seller.id}`)).body.auctions as Listed[]
      const detail = (await visitor.get(`/auctions/${id}`)).body
      expect([card?.state, card?.Status]).toEqual([detail.state, detail.Status])
      return [detail.state, detail.Status]
    }
    const around = (at: Date, ms: number) => new Date(at.getTime() + ms)
    expect(await statesAt(around(startAt, -1))).toEqual(['scheduled', 'active'])
    expect(await statesAt(startAt)).toEqual(['running', 'active'])
    expect(await statesAt(around(endAt, -1))).toEqual(['running', 'active'])
    expect(await statesAt(endAt)).toEqual(['finished', 'finished'])
  })
})

describe('the detail', () => {
  it('has all texts, and for a person logged in what it is for them', async () => {
    const id = await make({ description: 'Rodado 28.\n\n- con luces' })
    const mine = await seller.get(`/auctions/${id}`)
    expect(mine.body).toMatchObject({
      ID: id,
      description: 'Rodado 28.\n\n- con luces',
      clarifications: [],
      SecondaryPics: [],
      revocable: false,
      viewer: { seller: true, can_bid: false, refusal: 'own_auction' },
    })
    const stranger = await (await makeUser(app)).get(`/auctions/${id}`)
    expect(stranger.body.viewer).toMatchObject({
      seller: false,
      leading: false,
      can_bid: true,
      minimum_next_bid: 1_000,
    })
    expect((await visitor.get(`/auctions/${id}`)).body).not.toHaveProperty('viewer')
  })

  it.each(['/auctions/0', '/auctions/-1', '/auctions/1.5', '/auctions/abc', '/auctions/99999999999'])(
    'answers 400 to %s',
    async (path) => {
      expect((await visitor.get(path)).status).toBe(400)
    },
  )

  it('is 404 for what is not there or not theirs to see', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    const other = await makeUser(app)
    expect((await visitor.get('/auctions/2147483647')).status).toBe(404)
    for (const wish of [{ approval: 'pending' }, { approval: 'rejected' }, { isPrivate: true }] as const) {
      const id = await make(wish)
      const statuses = [visitor, other, seller, admin].map(
        async (person) => (await person.get(`/auctions/${id}`)).status,
      )
      expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200])
    }
    const gone = await make()
    await app.platform.db
      .updateTable('auctions')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .execute()
    expect((await seller.get(`/auctions/${gone}`)).status).toBe(404)
  })
})

describe('the quote', () => {
  it('says rate, commission and what is left, by the score of who asks', async () => {
    const person = await makeUser(app, { score: 26 })
    expect((await person.get('/auctions/quote?amount=50000.01')).body).toEqual({
      amount: 50_000.01,
      rate_bp: 1_800,
      commission: 9_000,
      net: 41_000.01,
    })
    expect((await visitor.get('/auctions/quote?amount=1')).status).toBe(401)
    for (const amount of ['', '1e3', '-1', '1,5', 'NaN', '1.234']) {
      expect((await person.get(`/auctions/quote?amount=${amount}`)).body).toMatchObject({
        code: 'amount_invalid',
      })
    }
  })
})

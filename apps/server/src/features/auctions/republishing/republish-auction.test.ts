import { randomUUID } from 'node:crypto'
import { republishAuction } from '@martillo/contract/selling'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { makeApp, makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makeSale } from '../../../../test/make-sale.ts'
import { makePerson, type Person } from '../../../../test/person.ts'

const HOUR_MS = 3_600_000
const ENDED = { startsInMs: -3 * HOUR_MS, endsInMs: -HOUR_MS }

let app: TestApp
let seller: MadeUser
let buyer: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  seller = await makeUser(app)
  buyer = await makeUser(app)
})
afterAll(() => app.stop())

async function ended(wish: AuctionWish = {}, outcome: 'sold' | 'unsold' | 'cancelled' = 'unsold') {
  const { id } = await makeAuction(app, { seller, ...ENDED, status: 'finished', ...wish })
  await app.platform.db.updateTable('auctions').set({ outcome }).where('id', '=', id).execute()
  return id
}

async function sale(
  auction: number,
  state: 'pendiente' | 'cancelada',
  failed: 'buyer' | 'seller' | null = null,
) {
  const parties = { auction_id: auction, seller_id: seller.id, buyer_id: buyer.id }
  await makeSale(app, { ...parties, state, failed_party: failed })
}

async function again(id: number, { key = '', inMs = 48 * HOUR_MS, by = seller } = {}) {
  const end = new Date((await app.clock.now()).getTime() + inMs).toISOString()
  const more = key === '' ? '' : `&idempotency_key=${key}`
  return by.post(`/auctions/republish/${id}?end_time=${encodeURIComponent(end)}${more}`)
}

const bid = (person: MadeUser, id: number, amount = 5_000) =>
  person.put(`/auctions/${id}/bids/${randomUUID()}`, { amount })

describe('a republication', () => {
  it('is a new auction from now on with the same content, linked both ways, the old one readable', async () => {
    const id = await ended({ title: 'Heladera antigua', description: 'Anda.' })
    const { status, body } = await again(id)
    expect(status).toBe(201)
    const auction = body.auction as Record<string, unknown>
    expect(auction).toMatchObject({
      ID: body.id,
      Title: 'Heladera antigua',
      description: 'Anda.',
      state: 'running',
      bids_count: 0,
      republished_from: id,
    })
    const { body: old } = await buyer.get(`/auctions/${id}`)
    expect([old.state, old.republished_as, old.PrimaryPic]).toEqual(['finished', body.id, auction.PrimaryPic])
    expect((await buyer.get(`/auctions/${id}/bids`)).status).toBe(200)
  })

  it('is made once: the same key answers it, another is refused', async () => {
    const id = await ended()
    const key = randomUUID()
    const first = await again(id, { key })
    const second = await again(id, { key })
    expect([second.status, second.body.id]).toEqual([201, first.body.id])
    const other = await again(id, { key: randomUUID() })
    expect([other.status, other.body.code, other.body.republished_as]).toEqual([
      422,
      'already_republished',
      first.body.id,
    ])
    const raced = await ended()
    const replies = await Promise.all(Array.from({ length: 6 }, () => again(raced, { key: randomUUID() })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('may be made again when the one before was deleted', async () => {
    const id = await ended()
    const first = await again(id)
    await seller.delete(`/auctions/deleteownauction/${first.body.id}`)
    expect((await again(id)).status).toBe(201)
  })

  it('that waits is told to nobody who may not see it, and is linked once approved, until it is deleted', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    const setRule = (approval: 'all' | 'none') =>
      app.platform.db.updateTable('auction_settings').set({ approval }).execute()
    await setRule('all')
    onTestFinished(async () => void (await setRule('none')))
    const id = await ended()
    const seen = async (by: Person = buyer) => {
      const { body } = await by.get(`/auctions/${id}`)
      return [body.republished_as, body.seq]
    }
    const [, seq] = await seen()
    const { body } = await again(id)
    expect(body.auction).toMatchObject({ state: 'pending', republished_from: id })
    expect(await seen()).toEqual([undefined, seq])
    expect(await seen(makePerson(app))).toEqual([undefined, seq])
    expect(await seen(seller)).toEqual([body.id, seq])
    await admin.post(`/admin/auctions/${body.id}/approve`)
    expect(await seen()).toEqual([body.id, Number(seq) + 1])
    expect(await seen(makePerson(app))).toEqual([body.id, Number(seq) + 1])
    await seller.put(`/auctions/edit/${body.id}`, { title: 'Con otro título' })
    expect(await seen()).toEqual([undefined, Number(seq) + 2])
    await admin.post(`/admin/auctions/${body.id}/approve`)
    await seller.delete(`/auctions/deleteownauction/${body.id}`)
    expect(await seen()).toEqual([undefined, Number(seq) + 4])
    expect(await seen(makePerson(app))).toEqual([undefined, Number(seq) + 4])
  })

  it('leads back to nothing when the one before is deleted', async () => {
    const id = await ended()
    const { body } = await again(id)
    await seller.delete(`/auctions/deleteownauction/${id}`)
    for (const person of [buyer, seller]) {
      expect((await person.get(`/auctions/${body.id}`)).body).not.toHaveProperty('republished_from')
    }
  })

  it.each([
    ['it runs', async () => (await makeAuction(app, { seller })).id],
    ['it ended but is not settled', async () => (await makeAuction(app, { seller, ...ENDED })).id],
    ['an administrator cancelled it', () => ended({}, 'cancelled')],
    [
      'it was sold',
      async () => {
        const id = await ended({}, 'sold')
        await sale(id, 'pendiente')
        return id
      },
    ],
  ])('is refused while %s', async (_, make) => {
    const { status, body } = await again(await make())
    expect([status, body.code]).toEqual([422, 'not_republishable'])
  })

  it('of a private one asks for the band that such ones need', async () => {
    const { status, body } = await again(await ended({ isPrivate: true }))
    expect([status, body.code]).toEqual([422, 'band_too_low'])
    expect(republishAuction.codes).toContain(body.code)
  })

  it('is only for its own seller, and judges the end', async () => {
    const id = await ended()
    expect((await again(id, { by: buyer })).status).toBe(404)
    const { body } = await again(id, { inMs: HOUR_MS / 2 })
    expect(body).toMatchObject({ code: 'publication_invalid', details: { end_time: expect.any(String) } })
  })

  it('counts as a publication, to the last one over two processes', async () => {
    const { one, two, stop } = await makeTwoApps({ start: false })
    const newcomer = await makeUser(one, { score: 20 })
    const ids: number[] = []
    for (let number = 0; number < 8; number++) {
      const { id } = await makeAuction(one, {
        seller: newcomer,
        startsInMs: -50 * HOUR_MS,
        endsInMs: -HOUR_MS,
        status: 'finished',
      })
      ids.push(id)
    }
    await one.platform.db.updateTable('auctions').set({ outcome: 'unsold' }).execute()
    const end = new Date(Date.now() + 48 * HOUR_MS).toISOString()
    const elsewhere = { cookie: `session=${newcomer.cookies.get('session')}` }
    const replies = await Promise.all(
      ids.map((id, index) => {
        const url = `/api/auctions/republish/${id}?end_time=${end}`
        const { app: server } = (index % 2 === 0 ? one : two).platform
        return server.inject({ method: 'POST', url, headers: elsewhere })
      }),
    )
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 422)).toHaveLength(3)
    await stop()
  })
})

test('an overdue commission stops it, too', async () => {
  const id = await ended({}, 'sold')
  const debtor = await makeUser(app)
  await app.platform.db
    .updateTable('auctions')
    .set({ seller_id: debtor.id, outcome: 'unsold' })
    .where('id', '=', id)
    .execute()
  const other = await makeAuction(app, { seller: debtor, ...ENDED, status: 'finished' })
  const parties = { auction_id: other.id, seller_id: debtor.id, buyer_id: buyer.id }
  await makeSale(app, { ...parties, commission_due_at: new Date(0) })
  expect((await again(id, { by: debtor })).body.code).toBe('commission_overdue')
})

describe('a buyer who failed', () => {
  it('cannot bid on it again, nor on what it is published again as', async () => {
    const id = await ended({}, 'sold')
    await sale(id, 'cancelada', 'buyer')
    const { body } = await again(id)
    const second = Number(body.id)
    const refused = await bid(buyer, second)
    expect([refused.status, refused.body.code]).toEqual([422, 'defaulted'])
    expect((await buyer.get(`/auctions/${second}`)).body.viewer).toMatchObject({
      can_bid: false,
      refusal: 'defaulted',
    })
    await app.platform.db
      .updateTable('auctions')
      .set({ status: 'finished', outcome: 'unsold', end_at: await app.clock.now() })
      .where('id', '=', second)
      .execute()
    const third = Number((await again(second)).body.id)
    expect((await bid(buyer, third)).body.code).toBe('defaulted')
    expect((await bid(await makeUser(app), third)).status).toBe(201)
  })

  it('can when it fell through because of the seller', async () => {
    const id = await ended({}, 'sold')
    await sale(id, 'cancelada', 'seller')
    expect((await bid(buyer, Number((await again(id)).body.id))).status).toBe(201)
  })
})

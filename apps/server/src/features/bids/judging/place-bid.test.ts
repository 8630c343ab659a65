import { randomUUID } from 'node:crypto'
import { BidReply } from '@martillo/contract/bids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { bid, inWords } from '../bids.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

type Step = [who: string, maximum: number, outcome: string]

/** Plays an example as people over HTTP and gives what each was answered. */
async function play(base: number, increment: number, steps: readonly Step[]) {
  const auction = await makeAuction(app, { basePriceCents: base * 100, incrementCents: increment * 100 })
  const people = new Map<string, MadeUser>()
  const answers: Step[] = []
  for (const [who, maximum] of steps) {
    const person = people.get(who) ?? (await makeUser(app))
    people.set(who, person)
    answers.push([who, maximum, inWords(await bid(person, auction, maximum))])
  }
  return { auction, people, answers }
}

describe('the worked examples', () => {
  const examples: [base: number, increment: number, steps: Step[]][] = [
    [
      1000,
      100,
      [
        ['A', 2500, 'leads 1000'],
        ['B', 1050, 'too low 1100'],
        ['B', 1500, 'outbid 1600'],
        ['B', 2500, 'outbid 2500'],
        ['C', 2550, 'too low 2600'],
        ['C', 2600, 'leads 2600'],
        ['A', 2800, 'leads 2700'],
      ],
    ],
    [
      0,
      500,
      [
        ['A', 400, 'too low 500'],
        ['A', 500, 'leads 500'],
        ['B', 900, 'too low 1000'],
        ['B', 1000, 'leads 1000'],
      ],
    ],
    [
      100,
      10,
      [
        ['A', 200, 'leads 100'],
        ['B', 200, 'outbid 200'],
        ['A', 400, 'raised 200'],
        ['B', 205, 'too low 210'],
        ['B', 210, 'outbid 220'],
      ],
    ],
    [
      30,
      5,
      [
        ['A', 36, 'leads 30'],
        ['B', 35, 'outbid 36'],
      ],
    ],
    [
      100,
      10,
      [
        ['A', 150, 'leads 100'],
        ['B', 300, 'leads 160'],
        ['A', 300, 'outbid 300'],
      ],
    ],
  ]
  it.each(examples)('go as written from base %d by %d', async (base, increment, steps) => {
    const { answers } = await play(base, increment, steps)
    expect(answers).toEqual(steps)
  })

  it('show the same history, count and minimum everywhere', async () => {
    const { auction, people } = await play(1000, 100, examples[0]?.[2] ?? [])
    const b = people.get('B') as MadeUser
    const { body } = await b.get(`/auctions/${auction.id}/bids?limit=50`)
    const rows = body.data as { row: number; amount: number; automatic: boolean; mine: boolean }[]
    expect(rows.map((row) => [row.row, row.amount, row.automatic, row.mine])).toEqual([
      [7, 2700, false, false],
      [6, 2600, false, false],
      [5, 2500, true, false],
      [4, 2500, false, true],
      [3, 1600, true, false],
      [2, 1500, false, true],
      [1, 1000, false, false],
    ])
    const detail = (await b.get(`/auctions/${auction.id}`)).body
    expect(detail).toMatchObject({ bids_count: 5, minimum_next_bid: 2800, seq: 5, HighestBidAmount: 2700 })
    expect(detail.viewer).toMatchObject({ leading: false, my_maximum: 2500, bidding: true, can_bid: true })
  })
})

describe('a bid', () => {
  it('is answered with its outcome and the auction with what it is for the bidder', async () => {
    const auction = await makeAuction(app)
    const ana = await makeUser(app)
    const { status, body } = await bid(ana, auction, 2500)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      outcome: 'leading',
      price: 1000,
      minimum_next_bid: 1100,
      my_maximum: 2500,
      end_time: auction.endAt.toISOString(),
      seq: 1,
    })
    expect(body.auction).toMatchObject({
      ID: auction.id,
      HighestBidAmount: 1000,
      bids_count: 1,
      minimum_next_bid: 1100,
      seq: 1,
      Status: 'active',
      viewer: { leading: true, my_maximum: 2500, minimum_next_bid: 2501, bidding: true, can_bid: true },
    })
  })

  it('is the same in its reply as in the page of the auction', async () => {
    const auction = await makeAuction(app)
    const [ana, beto] = [await makeUser(app), await makeUser(app)]
    await bid(ana, auction, 2500)
    const placed = await bid(beto, auction, 1500)
    const { body } = await beto.get(`/auctions/${auction.id}`)
    expect(placed.body.auction).toEqual(body)
    expect(BidReply.parse(placed.body)).toEqual(placed.body)
  })

  it('raises the own maximum without any visible change', async () => {
    const auction = await makeAuction(app)
    const ana = await makeUser(app)
    await bid(ana, auction, 2500)
    const before = (await makeUserView(auction.id)).body
    const raised = await bid(ana, auction, 2501)
    expect(raised.body).toMatchObject({ outcome: 'raised', price: 1000, my_maximum: 2501, seq: 1 })
    expect((await makeUserView(auction.id)).body).toEqual(before)
    expect(inWords(await bid(ana, auction, 2501.99))).toBe('too low 2502')
  })
})

async function makeUserView(auctionId: number) {
  const stranger = await makeUser(app)
  const { body } = await stranger.get(`/auctions/${auctionId}`)
  const { viewer: _, ...page } = body
  return { body: page }
}

describe('a bid is refused', () => {
  async function refusal(wish: AuctionWish, bidder: { score?: number; verified?: boolean } = {}) {
    const auction = await makeAuction(app, wish)
    return (await bid(await makeUser(app, bidder), auction, 5000)).body
  }

  it('one centavo below the minimum, and taken at it and above', async () => {
    const auction = await makeAuction(app)
    const [ana, beto, caro] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    expect(inWords(await bid(ana, auction, 999.99))).toBe('too low 1000')
    expect(inWords(await bid(ana, auction, 1000))).toBe('leads 1000')
    const low = await bid(beto, auction, 1099.99)
    expect(low.status).toBe(422)
    expect(low.body).toEqual({ code: 'bid_too_low', error: 'La puja mínima es $ 1.100', minimum: 1100 })
    expect(inWords(await bid(beto, auction, 1100))).toBe('leads 1100')
    expect(inWords(await bid(caro, auction, 1200.01))).toBe('leads 1200')
  })

  it('with a code and a sentence for each state of the auction', async () => {
    expect(await refusal({ startsInMs: 60_000 })).toMatchObject({
      code: 'not_started',
      error: 'Esta subasta todavía no empezó.',
    })
    expect(await refusal({ endsInMs: -1 })).toMatchObject({
      code: 'finished',
      error: 'La subasta ya terminó.',
    })
    expect(await refusal({ endsInMs: -1, status: 'finished' })).toMatchObject({ code: 'finished' })
    const cancelled = await makeAuction(app)
    await app.platform.db
      .updateTable('auctions')
      .set({ cancelled_at: new Date(cancelled.startAt) })
      .where('id', '=', cancelled.id)
      .execute()
    expect((await bid(await makeUser(app), cancelled, 5000)).body).toMatchObject({ code: 'not_active' })
  })

  it('by the bidder: the seller, who is not verified, who lacks the score of a premium category', async () => {
    const seller = await makeUser(app)
    const own = await makeAuction(app, { seller })
    expect((await bid(seller, own, 5000)).body).toMatchObject({ code: 'own_auction' })
    expect(await refusal({}, { verified: false })).toMatchObject({ code: 'not_verified' })
    expect(await refusal({ premium: true }, { score: 50 })).toMatchObject({ code: 'premium_category' })
    const premium = await makeAuction(app, { premium: true })
    expect(inWords(await bid(await makeUser(app, { score: 51 }), premium, 1000))).toBe('leads 1000')
  })

  it('in the order of the rules when several apply', async () => {
    const seller = await makeUser(app, { verified: false, score: 0 })
    const over = await makeAuction(app, { seller, premium: true, endsInMs: -1 })
    expect((await bid(seller, over, 1)).body.code).toBe('finished')
    const own = await makeAuction(app, { seller, premium: true })
    expect((await bid(seller, own, 1)).body.code).toBe('own_auction')
    const premium = await makeAuction(app, { premium: true })
    expect((await bid(seller, premium, 1)).body.code).toBe('not_verified')
    const poor = await makeUser(app, { score: 50 })
    expect((await bid(poor, premium, 1)).body.code).toBe('premium_category')
  })

  it('without a session, on what is not there, and with what is no amount, in this order', async () => {
    const auction = await makeAuction(app)
    const hidden = await makeAuction(app, { isPrivate: true })
    const waiting = await makeAuction(app, { approval: 'pending' })
    const ana = await makeUser(app)
    const path = `/auctions/${auction.id}/bids/${randomUUID()}`
    const visitor = { ...(await makeUser(app)) }
    visitor.cookies.clear()
    expect((await visitor.put(path, { amount: 'x' })).status).toBe(401)
    for (const unseen of [{ id: 999_999 }, hidden, waiting]) {
      for (const amount of [1000, 'x', -1]) {
        const { status, body } = await bid(ana, unseen, amount)
        expect([status, body.code]).toEqual([404, 'not_found'])
      }
    }
    const numbers = ['-0', '-1', '10.001', '1e15', '1e400', '1000000000000']
    for (const amount of [...numbers, '"1500"', '""', 'null', 'true', '[5]', '"0x1F"', '{}']) {
      const { statusCode, json } = await app.platform.app.inject({
        method: 'PUT',
        url: `/api${path}`,
        headers: { cookie: `session=${ana.cookies.get('session')}`, 'content-type': 'application/json' },
        payload: `{"amount":${amount}}`,
      })
      expect([amount, statusCode, json().code]).toEqual([amount, 400, 'amount_invalid'])
    }
    expect((await ana.put(path, {})).body.code).toBe('amount_invalid')
    expect((await ana.put(path, { amount: 1000, price: 1 })).status).toBe(400)
    const largest = await bid(ana, auction, 999_999_999_999.99)
    expect(largest.body).toMatchObject({ outcome: 'leading', price: 1000 })
  })
})

describe('a UUID', () => {
  it('sent again answers what was recorded, with the auction as it is now', async () => {
    const auction = await makeAuction(app)
    const [ana, beto] = [await makeUser(app), await makeUser(app)]
    const uuid = randomUUID()
    const first = await bid(ana, auction, 2500, uuid)
    await bid(beto, auction, 3000)
    const again = await bid(ana, auction, 2500, uuid.toUpperCase())
    expect([first.status, again.status]).toEqual([201, 200])
    const { auction: now, ...recorded } = again.body
    const { auction: _, ...answered } = first.body
    expect(recorded).toEqual(answered)
    expect(now).toMatchObject({
      HighestBidAmount: 2600,
      seq: 2,
      viewer: { leading: false, my_maximum: 2500 },
    })
    const { body } = await ana.get(`/auctions/${auction.id}/receipts`)
    expect(body.meta).toMatchObject({ total: 1 })
  })

  it('with another amount or auction is a conflict, and with another person means nothing', async () => {
    const [auction, other] = [await makeAuction(app), await makeAuction(app)]
    const [ana, beto] = [await makeUser(app), await makeUser(app)]
    const uuid = randomUUID()
    await bid(ana, auction, 2500, uuid)
    for (const reused of [await bid(ana, auction, 2600, uuid), await bid(ana, other, 2500, uuid)]) {
      expect([reused.status, reused.body.code]).toEqual([409, 'bid_reused'])
    }
    expect((await bid(beto, auction, 2500, uuid)).status).toBe(201)
  })

  it('is free again after a refusal', async () => {
    const auction = await makeAuction(app)
    const ana = await makeUser(app)
    const uuid = randomUUID()
    expect(inWords(await bid(ana, auction, 900, uuid))).toBe('too low 1000')
    expect((await bid(ana, auction, 1000, uuid)).status).toBe(201)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { bid } from '../bids/bids.testing.ts'
import { makeContext } from './notifications.testing.ts'
import { onFirstBid } from './on-first-bid.ts'

describe('the calls of the bell', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp()
  })
  afterAll(() => app.stop())

  async function personWith(count: number) {
    const seller = await makeUser(app)
    const auction = await makeAuction(app, { seller })
    for (let index = 0; index < count; index++) {
      await onFirstBid(
        makeContext(app),
        { auction: auction.id, priceCents: 100_000 },
        { eventId: randomUUID() },
      )
    }
    return seller
  }

  it('pages ten at a time, the last first', async () => {
    const person = await personWith(12)
    const first = await person.get('/notifications')
    const second = await person.get('/notifications?page=2')
    expect(first.body).toMatchObject({ meta: { page: 1, limit: 10, pages: 2, total: 12 }, unread: 12 })
    const ids = [first, second].flatMap(({ body }) => (body.data as { ID: number }[]).map(({ ID }) => ID))
    expect(ids).toHaveLength(12)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect((await person.get('/notifications?page=9')).body.data).toEqual([])
    expect((await person.get('/notifications?limit=51')).status).toBe(400)
  })

  it('marks as read and deletes one’s own only', async () => {
    const [person, other] = [await personWith(2), await personWith(1)]
    expect((await person.post('/notifications/mark-all-as-read')).body).toEqual({ ok: true })
    expect((await person.get('/notifications')).body).toMatchObject({
      unread: 0,
      data: [{ Read: true }, { Read: true }],
    })
    expect((await person.delete('/notifications/deleteall')).body).toEqual({ ok: true })
    expect((await person.get('/notifications')).body).toMatchObject({
      data: [],
      unread: 0,
      meta: { total: 0 },
    })
    expect((await other.get('/notifications')).body).toMatchObject({ unread: 1, data: [{ Read: false }] })
  })

  it('does not bring a deleted one back when its event is handled again', async () => {
    const seller = await makeUser(app)
    const auction = await makeAuction(app, { seller })
    const tell = (eventId: string) =>
      onFirstBid(makeContext(app), { auction: auction.id, priceCents: 1 }, { eventId })
    const eventId = randomUUID()
    await tell(eventId)
    await seller.delete('/notifications/deleteall')
    await tell(eventId)
    expect((await seller.get('/notifications')).body.data).toEqual([])
  })

  it.each([
    ['GET', '/notifications'],
    ['POST', '/notifications/mark-all-as-read'],
    ['DELETE', '/notifications/deleteall'],
  ] as const)('asks a visitor to log in: %s %s', async (method, path) => {
    const visitor = makePerson(app)
    const call = { GET: visitor.get, POST: visitor.post, DELETE: visitor.delete }[method]
    expect((await call(path)).status).toBe(401)
  })

  it('carries bids to the bell and the mailbox by themselves', async () => {
    const [seller, first, second] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    const auction = await makeAuction(app, { seller, title: 'Mesa ratona' })
    await bid(first, auction, 1_500)
    await bid(second, auction, 2_000)
    const mail = await app.mailbox.waitFor(first.email, 'Te superaron')
    expect(mail.subject).toBe('Te superaron en «Mesa ratona»')
    expect((await first.get('/notifications')).body).toMatchObject({ data: [{ kind: 'outbid' }] })
    expect((await seller.get('/notifications')).body).toMatchObject({ data: [{ kind: 'first_bid' }] })
    expect((await second.get('/notifications')).body.data).toEqual([])
  })

  it('settles by itself and tells everyone within two seconds of the end', async () => {
    const [seller, winner] = [await makeUser(app), await makeUser(app)]
    const auction = await makeAuction(app, { seller, title: 'Lámpara', endsInMs: 125_000 })
    await bid(winner, auction, 1_500)
    await app.clock.set(new Date(auction.endAt.getTime() - 1_000))
    await app.mailbox.waitFor(winner.email, 'Ganaste «Lámpara»')
    await app.mailbox.waitFor(seller.email, 'Vendiste «Lámpara»')
    const sale = await app.platform.db
      .selectFrom('sales')
      .select('opened_at')
      .where('auction_id', '=', auction.id)
      .executeTakeFirstOrThrow()
    expect(sale.opened_at.getTime() - auction.endAt.getTime()).toBeLessThan(2_000)
  })
})

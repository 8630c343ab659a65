import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type AuctionWish, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { until } from '../../../../test/until.ts'
import { publishForm } from '../publish.testing.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let admin: MadeUser
let stranger: MadeUser
beforeAll(async () => {
  app = await makeApp()
  admin = await makeUser(app, { role: 'admin' })
  stranger = await makeUser(app)
  await setRule('first-three')
})
afterAll(() => app.stop())

const setRule = (approval: 'first-three' | 'all' | 'none') =>
  app.platform.db.updateTable('auction_settings').set({ approval }).execute()

const wait = (seller: MadeUser, wish: AuctionWish = {}) =>
  makeAuction(app, { seller, approval: 'pending', ...wish })
const approve = (id: number) => admin.post(`/admin/auctions/${id}/approve`)
const reject = (id: number, reason = 'Faltan fotos del número de serie.') =>
  admin.post(`/admin/auctions/${id}/reject`, { reason })

async function publish(seller: MadeUser, wish: Parameters<typeof publishForm>[1] = {}) {
  const { status, body } = await seller.form('POST', '/auctions', await publishForm(app, wish))
  expect(status).toBe(201)
  return body as { id: number; auction: { state: string; approved: boolean } }
}

const auditOf = (id: number) =>
  app.platform.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject', '=', `auction ${id}`)
    .execute()

async function tell(person: MadeUser, kind: string) {
  return until(`${kind} to be told`, async () => {
    const { body } = await person.get('/notifications')
    return (body.data as { kind: string; Message: string; Link: string }[]).find((one) => one.kind === kind)
  })
}

describe('what a seller publishes', () => {
  it('waits for an administrator until three are approved, whatever `approved` says', async () => {
    const seller = await makeUser(app)
    const ids: number[] = []
    for (let number = 0; number < 3; number++) {
      const { id, auction } = await publish(seller, { approved: 'true' })
      expect([auction.state, auction.approved]).toEqual(['pending', false])
      ids.push(id)
    }
    for (const id of ids) expect((await approve(id)).status).toBe(200)
    expect((await publish(seller)).auction.state).toBe('running')
  })

  it('says to its seller alone whether a change of it would wait', async () => {
    const [few, many] = [await makeUser(app), await makeUser(app)]
    const { id } = await makeAuction(app, { seller: few })
    const others = [1, 2, 3].map(() => makeAuction(app, { seller: many }))
    const [one] = await Promise.all(others)
    const viewerOf = async (person: MadeUser, auction = id) =>
      (await person.get(`/auctions/${auction}`)).body.viewer
    expect(await viewerOf(few)).toMatchObject({ seller: true, edits_wait: true })
    expect(await viewerOf(many, one?.id)).toMatchObject({ seller: true, edits_wait: false })
    expect(await viewerOf(stranger)).not.toHaveProperty('edits_wait')
    expect(await viewerOf(admin)).not.toHaveProperty('edits_wait')
  })

  it('does not wait for administrators and the demonstration', async () => {
    const demo = await makeUser(app)
    await app.platform.db.updateTable('users').set({ demo: true }).where('id', '=', demo.id).execute()
    const boss = await makeUser(app, { role: 'admin' })
    expect((await publish(demo)).auction.state).toBe('running')
    expect((await publish(boss)).auction.state).toBe('running')
  })

  it('is there for the seller and administrators only, and takes no bids', async () => {
    const seller = await makeUser(app)
    const { id } = await publish(seller)
    expect((await stranger.get(`/auctions/${id}`)).status).toBe(404)
    expect((await stranger.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 90_000 })).status).toBe(404)
    expect((await seller.get(`/auctions/${id}`)).body.state).toBe('pending')
    expect((await admin.get(`/auctions/${id}`)).body.state).toBe('pending')
    const { body } = await stranger.get(`/auctions/user/${seller.id}`)
    expect(body.auctions).toEqual([])
  })
})

describe('an approval', () => {
  it('moves start and end by what it waited, tells the seller and shows it to everybody', async () => {
    const seller = await makeUser(app)
    const { id, startAt, endAt } = await wait(seller, { startsInMs: -5 * HOUR_MS, endsInMs: -HOUR_MS })
    const { status, body } = await approve(id)
    expect(status).toBe(200)
    const [start, end] = [Date.parse(String(body.StartTime)), Date.parse(String(body.EndTime))]
    expect(end - start).toBe(endAt.getTime() - startAt.getTime())
    expect(Math.abs(start - (await app.clock.now()).getTime())).toBeLessThan(60_000)
    expect((await stranger.get(`/auctions/${id}`)).body.state).toBe('running')
    expect((await stranger.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 1_000 })).status).toBe(201)
    expect((await tell(seller, 'approved')).Link).toBe(`/subasta/${id}`)
    expect(await auditOf(id)).toMatchObject([
      { action: 'auctions.approve-auction', actor_id: admin.id, after: { approval: 'approved' } },
    ])
  })

  it('leaves the times of what has not begun', async () => {
    const seller = await makeUser(app)
    const { id, startAt, endAt } = await wait(seller, { startsInMs: HOUR_MS })
    const { body } = await approve(id)
    expect([body.StartTime, body.EndTime, body.state]).toEqual([
      startAt.toISOString(),
      endAt.toISOString(),
      'scheduled',
    ])
  })

  it('is given once, however many administrators click at once', async () => {
    const seller = await makeUser(app)
    const { id } = await wait(seller)
    const replies = await Promise.all([approve(id), approve(id), reject(id), approve(id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('and a deletion or an edit by the seller at once come one after the other', async () => {
    for (let round = 0; round < 6; round++) {
      const seller = await makeUser(app)
      const [{ id: deleted }, { id: edited }] = [await wait(seller), await wait(seller)]
      const [one, gone, other, change] = await Promise.all([
        approve(deleted),
        seller.delete(`/auctions/deleteownauction/${deleted}`),
        approve(edited),
        seller.put(`/auctions/edit/${edited}`, { title: 'Otra cosa del todo' }),
      ])
      expect([one.status === 200 || one.status === 404, gone.status]).toEqual([true, 200])
      expect((await stranger.get(`/auctions/${deleted}`)).status).toBe(404)
      expect([other.status, change.status]).toEqual([200, 200])
      // Nobody sees a title that no administrator saw: changed before the approval, or sent back by the change.
      const { body } = await seller.get(`/auctions/${edited}`)
      expect(body.Title).toBe('Otra cosa del todo')
      expect(['running', 'pending']).toContain(body.state)
    }
  })
})

describe('a rejection', () => {
  it('tells the seller why; a change sends it to be looked at again', async () => {
    const seller = await makeUser(app)
    const { id } = await wait(seller)
    expect((await reject(id)).body.state).toBe('rejected')
    expect((await tell(seller, 'rejected')).Message).toContain('Faltan fotos')
    expect((await stranger.get(`/auctions/${id}`)).status).toBe(404)
    expect((await seller.get(`/auctions/${id}`)).body.rejection).toBe('Faltan fotos del número de serie.')
    const { body: mine } = await seller.get('/auctions/myauctions')
    expect(mine.data).toMatchObject([{ ID: id, rejection: 'Faltan fotos del número de serie.' }])
    const { body } = await seller.put(`/auctions/edit/${id}`, { description: 'Con número de serie.' })
    expect([body.state, body.rejection]).toEqual(['pending', undefined])
    expect((await approve(id)).body.state).toBe('running')
  })
})

describe('a change of what was approved', () => {
  it('waits again while approval applies, and the time meanwhile does not count', async () => {
    const seller = await makeUser(app)
    const { id, endAt } = await makeAuction(app, { seller })
    const { body } = await seller.put(`/auctions/edit/${id}`, { title: 'Otro título' })
    expect(body.state).toBe('pending')
    expect((await stranger.get(`/auctions/${id}`)).status).toBe(404)
    await app.clock.advance(2 * HOUR_MS)
    const { body: after } = await approve(id)
    const movedMs = Date.parse(String(after.EndTime)) - endAt.getTime()
    expect(Math.abs(movedMs - 2 * HOUR_MS)).toBeLessThan(60_000)
  })

  it('does not when it is about the price, when the seller is past it, or when somebody bid', async () => {
    const seller = await makeUser(app)
    const { id } = await makeAuction(app, { seller })
    expect((await seller.put(`/auctions/edit/${id}`, { base_price: 500 })).body.state).toBe('running')
    await stranger.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 500 })
    const { body } = await seller.put(`/auctions/edit/${id}`, { delivery_options: ['retiro', 'a-convenir'] })
    expect(body.state).toBe('running')
    const old = await makeUser(app)
    for (let number = 0; number < 3; number++) await makeAuction(app, { seller: old })
    const { id: theirs } = await makeAuction(app, { seller: old })
    expect((await old.put(`/auctions/edit/${theirs}`, { title: 'Otro título' })).body.state).toBe('running')
  })
})

describe('administrators', () => {
  it('see what waits, the oldest first, and everything else by its state', async () => {
    const seller = await makeUser(app)
    const [{ id: older }, { id: newer }] = [
      await wait(seller, { startsInMs: -3 * HOUR_MS }),
      await wait(seller, { startsInMs: -2 * HOUR_MS }),
    ]
    const { body } = await admin.get('/admin/auctions?limit=50')
    const ids = (body.data as { ID: number; state: string }[]).map(({ ID }) => ID)
    expect(ids.indexOf(older)).toBeLessThan(ids.indexOf(newer))
    for (const state of ['pending', 'rejected', 'scheduled', 'running', 'finished', 'cancelled']) {
      const { body: list } = await admin.get(`/admin/auctions?limit=50&state=${state}`)
      const states = (list.data as { state: string }[]).map((card) => card.state)
      expect(states.filter((one) => one !== state)).toEqual([])
    }
  })

  it.each(['POST', 'DELETE'] as const)(
    'cancel with a reason that seller and bidders are told (%s)',
    async (method) => {
      const seller = await makeUser(app)
      const bidder = await makeUser(app)
      const { id } = await makeAuction(app, { seller })
      await bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 })
      const reason = { reason: 'Es una falsificación.' }
      const cancel = () =>
        method === 'POST'
          ? admin.post(`/admin/auctions/${id}/cancel`, reason)
          : admin.delete(`/auctions/${id}`, reason)
      const { status, body } = await cancel()
      expect([status, body.state]).toEqual([200, 'cancelled'])
      expect((await stranger.get(`/auctions/${id}`)).body.state).toBe('cancelled')
      for (const person of [seller, bidder]) {
        expect((await tell(person, 'auction_cancelled')).Message).toContain('Es una falsificación.')
      }
      expect(await auditOf(id)).toMatchObject([{ action: 'auctions.cancel-auction', actor_id: admin.id }])
      const again = await cancel()
      expect([again.status, again.body.code]).toEqual([422, 'not_active'])
    },
  )
})

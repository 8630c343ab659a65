import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { auditDatabase } from '../audit/audit-database.ts'
import { bid, inWords } from '../bids.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(async () => {
  expect(await auditDatabase(app.platform.pool)).toEqual([])
  await app.stop()
})

function correct(
  person: MadeUser,
  auctionId: number,
  wrong: string,
  amount: number,
  uuid: string = randomUUID(),
) {
  return person.post(`/auctions/${auctionId}/bids/${uuid}/correct`, { amount, bid: wrong })
}

async function history(auctionId: number, person: MadeUser) {
  const { body } = await person.get(`/auctions/${auctionId}/bids?limit=50`)
  const rows = body.data as {
    row: number
    amount: number
    automatic: boolean
    kind: string
    cancels?: number[]
  }[]
  return rows
    .toReversed()
    .map(
      (row) =>
        `${row.kind} ${row.amount}${row.automatic ? ' auto' : ''}${row.cancels ? ` ×${row.cancels}` : ''}`,
    )
}

/** Names of the events that are told while something is done. */
async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  const told = vi.spyOn(app.platform.events, 'emit')
  await work()
  const names = told.mock.calls.map(([, event]) => event.name)
  told.mockRestore()
  return names
}

/** Beto leads by a maximum of 3000, then Ana mistypes 150000 for 1500. */
async function mistyped() {
  const auction = await makeAuction(app, { endsInMs: 48 * 3_600_000 })
  const [ana, beto] = [await makeUser(app), await makeUser(app)]
  await bid(beto, auction, 3000)
  const wrong = randomUUID()
  expect(inWords(await bid(ana, auction, 150_000, wrong))).toBe('leads 3100')
  return { auction, ana, beto, wrong }
}

describe('a typing error', () => {
  it('is corrected in one call: the other leads again and may step back', async () => {
    const { auction, ana, beto, wrong } = await mistyped()
    let reply = await correct(ana, auction.id, randomUUID(), 1500)
    const told = await eventsOf(async () => {
      reply = await correct(ana, auction.id, wrong, 1500)
    })
    expect(told).toEqual(['bid.withdrawn', 'bidder.leading_again'])
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ outcome: 'outbid', price: 1600, my_maximum: 1500, seq: 3 })
    expect(reply.body.auction).toMatchObject({
      HighestBidAmount: 1600,
      bids_count: 2,
      minimum_next_bid: 1700,
    })
    expect(await history(auction.id, ana)).toEqual([
      'bid 1000',
      'bid 3000 auto',
      'bid 3100',
      'withdrawn 3100 ×2,3',
      'bid 1500',
      'bid 1600 auto',
    ])
    const { viewer } = (await beto.get(`/auctions/${auction.id}`)).body
    expect(viewer).toMatchObject({ leading: true, my_maximum: 3000 })
    expect(viewer).toHaveProperty('step_back_until')
  })

  it('is the last word: no further bid and no further correction', async () => {
    const { auction, ana, wrong } = await mistyped()
    const uuid = randomUUID()
    await correct(ana, auction.id, wrong, 1500, uuid)
    expect((await bid(ana, auction, 9000)).body.code).toBe('last_word')
    expect((await correct(ana, auction.id, uuid, 1600)).body.code).toBe('already_corrected')
    const { viewer } = (await ana.get(`/auctions/${auction.id}`)).body
    expect(viewer).toMatchObject({ can_bid: false, refusal: 'last_word' })
    expect(viewer).not.toHaveProperty('correctable')
  })

  it('sent again answers what was recorded; the same UUID for something else is a conflict', async () => {
    const { auction, ana, wrong } = await mistyped()
    const uuid = randomUUID()
    const first = await correct(ana, auction.id, wrong, 1500, uuid)
    const again = await correct(ana, auction.id, wrong, 1500, uuid)
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect((await correct(ana, auction.id, wrong, 1501, uuid)).status).toBe(409)
  })

  it('changes nothing when the right amount would be refused', async () => {
    const { auction, ana, wrong } = await mistyped()
    const before = await history(auction.id, ana)
    const refused = await correct(ana, auction.id, wrong, 1050)
    expect([refused.status, inWords(refused)]).toEqual([422, 'too low 1100'])
    expect(await history(auction.id, ana)).toEqual(before)
    expect((await ana.get(`/auctions/${auction.id}`)).body.viewer).toMatchObject({ leading: true })
  })

  it('is corrected up to 60 seconds after it, and not in the last hour', async () => {
    const { auction, ana, wrong } = await mistyped()
    const { until } = (
      (await ana.get(`/auctions/${auction.id}`)).body.viewer as { correctable: { until: string } }
    ).correctable
    await app.clock.freeze(new Date(new Date(until).getTime() + 1))
    expect((await correct(ana, auction.id, wrong, 1500)).body.code).toBe('too_late')
    await app.clock.freeze(new Date(until))
    expect((await correct(ana, auction.id, wrong, 1500)).status).toBe(200)
    await app.clock.reset()
    const soon = await makeAuction(app, { endsInMs: 3_600_000 })
    const uuid = randomUUID()
    await bid(ana, soon, 5000, uuid)
    expect((await correct(ana, soon.id, uuid, 1500)).body.code).toBe('last_hour')
  })

  it('is only ever the own latest bid', async () => {
    const { auction, ana, beto, wrong } = await mistyped()
    expect((await correct(beto, auction.id, wrong, 1500)).body.code).toBe('nothing_to_correct')
    await bid(ana, auction, 160_000)
    expect((await correct(ana, auction.id, wrong, 1500)).body.code).toBe('not_latest_bid')
  })

  it('in a raise nobody sees is corrected without anybody seeing it', async () => {
    const auction = await makeAuction(app, { endsInMs: 48 * 3_600_000 })
    const [ana, beto] = [await makeUser(app), await makeUser(app)]
    await bid(ana, auction, 2000)
    const wrong = randomUUID()
    const page = async () => {
      const { viewer: _, ...body } = (await beto.get(`/auctions/${auction.id}`)).body
      return { body, rows: (await beto.get(`/auctions/${auction.id}/bids`)).body }
    }
    const before = await page()
    await bid(ana, auction, 30_000, wrong)
    const told = await eventsOf(async () => {
      const { body } = await correct(ana, auction.id, wrong, 3000)
      expect(body).toMatchObject({ outcome: 'raised', seq: 1 })
    })
    expect(told).toEqual([])
    expect(await page()).toEqual(before)
  })

  it('may happen three times in 90 days', async () => {
    const ana = await makeUser(app)
    for (let time = 1; time <= 4; time++) {
      const auction = await makeAuction(app)
      const wrong = randomUUID()
      await bid(ana, auction, 50_000, wrong)
      const { body } = await correct(ana, auction.id, wrong, 5000)
      expect(body.code ?? body.outcome).toBe(time <= 3 ? 'leading' : 'corrections_used_up')
    }
  })
})

describe('stepping back', () => {
  it('takes out all bids of who leads again, and the next one leads', async () => {
    const auction = await makeAuction(app, { endsInMs: 48 * 3_600_000 })
    const [ana, beto, caro] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    await bid(caro, auction, 1200)
    await bid(beto, auction, 3000)
    const wrong = randomUUID()
    await bid(ana, auction, 150_000, wrong)
    expect((await beto.post(`/auctions/${auction.id}/step-back`)).body.code).toBe('not_leading')
    await correct(ana, auction.id, wrong, 1500)
    const { status, body } = await beto.post(`/auctions/${auction.id}/step-back`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ HighestBidAmount: 1300, viewer: { leading: false, my_maximum: null } })
    const { viewer } = (await ana.get(`/auctions/${auction.id}`)).body
    expect(viewer).toMatchObject({ leading: true, my_maximum: 1500 })
    expect(viewer).toHaveProperty('step_back_until')
  })

  it('is offered to nobody who leads by an own bid, and ends after two hours or with a bid', async () => {
    const { auction, ana, beto, wrong } = await mistyped()
    expect((await ana.post(`/auctions/${auction.id}/step-back`)).body.code).toBe('step_back_not_offered')
    await correct(ana, auction.id, wrong, 1500)
    const now = await app.clock.now()
    await app.clock.freeze(new Date(now.getTime() + 2 * 3_600_000 + 60_000))
    expect((await beto.post(`/auctions/${auction.id}/step-back`)).body.code).toBe('step_back_over')
    await app.clock.freeze(new Date(now.getTime() + 60_000))
    await bid(beto, auction, 4000)
    expect((await beto.post(`/auctions/${auction.id}/step-back`)).body.code).toBe('step_back_not_offered')
    await app.clock.reset()
  })
})

describe('voiding a bidder', () => {
  it('leaves what the others bid, names the reason in public and writes the audit log', async () => {
    const { auction, ana, beto } = await mistyped()
    const admin = await makeUser(app, { role: 'admin' })
    const path = `/admin/auctions/${auction.id}/void-bidder`
    const reason = 'Pujas de una cuenta robada'
    expect((await beto.post(path, { user_id: ana.id, reason })).status).toBe(403)
    const typed = 'Pujas\u0007 de una  cuenta\u202e robada\u200b'
    const { status, body } = await admin.post(path, { user_id: ana.id, reason: typed })
    expect(status).toBe(200)
    expect(body).toMatchObject({ HighestBidAmount: 1000, bids_count: 1, minimum_next_bid: 1100 })
    expect(await history(auction.id, beto)).toEqual([
      'bid 1000',
      'bid 3000 auto',
      'bid 3100',
      'voided 3100 ×1,2,3',
      'bid 1000',
    ])
    const { data } = (await beto.get(`/auctions/${auction.id}/bids`)).body as { data: { reason?: string }[] }
    expect(data.find((row) => row.reason)?.reason).toBe(reason)
    expect((await admin.post(path, { user_id: ana.id, reason })).body.code).toBe('no_bids')
    const logged = await app.platform.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'subject'])
      .where('subject', '=', `auction ${auction.id}`)
      .execute()
    expect(logged).toEqual([
      { actor_id: admin.id, action: 'bids.void-bidder', subject: `auction ${auction.id}` },
    ])
  })

  it('of everybody leaves an auction without bids, and the next first bid is one', async () => {
    const auction = await makeAuction(app)
    const [ana, admin] = [await makeUser(app), await makeUser(app, { role: 'admin' })]
    await bid(ana, auction, 5000)
    const { body } = await admin.post(`/admin/auctions/${auction.id}/void-bidder`, {
      user_id: ana.id,
      reason: 'Prueba',
    })
    expect(body).not.toHaveProperty('HighestBidAmount')
    expect(body).toMatchObject({ bids_count: 0, minimum_next_bid: 1000 })
    expect(inWords(await bid(await makeUser(app), auction, 1000))).toBe('leads 1000')
  })

  it('is refused on what has ended and on what or whom there is not', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    const over = await makeAuction(app, { endsInMs: -1 })
    const there = { user_id: admin.id, reason: 'Prueba' }
    expect((await admin.post(`/admin/auctions/${over.id}/void-bidder`, there)).body.code).toBe('finished')
    expect((await admin.post('/admin/auctions/999999/void-bidder', there)).status).toBe(404)
    const nobody = { user_id: 999_999, reason: 'Prueba' }
    const beyond = { user_id: 3_000_000_000, reason: 'Prueba' }
    expect((await admin.post(`/admin/auctions/${over.id}/void-bidder`, beyond)).status).toBe(400)
    expect((await admin.post(`/admin/auctions/${over.id}/void-bidder`, nobody)).status).toBe(404)
  })
})

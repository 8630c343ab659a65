import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { race } from '../../../test/race.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockAuction, moveEnd } from '../auctions/public.ts'
import { bid } from '../bids/bids.testing.ts'
import { contextOf, salesOf } from './sales.testing.ts'
import { settleAuction } from './settle-auction.ts'
import { makeSettlementSweep } from './settle-due-auctions.ts'

const MINUTE_MS = 60_000

describe('settling an auction', () => {
  let apps: Awaited<ReturnType<typeof makeTwoApps>>
  let app: TestApp

  beforeAll(async () => {
    // Nothing runs by itself: each test says what happens and when.
    apps = await makeTwoApps({ start: false })
    app = apps.one
  })
  afterAll(() => apps.stop())

  /** The auction's end is past, and bids were taken until now. */
  async function endNow(auction: { id: number; endAt: Date }) {
    await app.clock.set(new Date(auction.endAt.getTime() + 500))
    await beatNow()
  }

  async function beatNow() {
    const { db } = app.platform
    const at = await app.clock.now()
    await db.deleteFrom('heartbeats').execute()
    await db
      .insertInto('heartbeats')
      .values({ process: '5f0c1c9e-0000-4000-8000-000000000001', at })
      .execute()
  }

  it('opens one sale with winner, price and commission at the lower rate, and finishes the auction', async () => {
    const seller = await makeUser(app, { score: 70 })
    const [winner, loser] = [await makeUser(app), await makeUser(app)]
    const auction = await makeAuction(app, { seller, endsInMs: 5 * MINUTE_MS, quotedRateBp: 1_500 })
    await bid(loser, auction, 1_500)
    await bid(winner, auction, 2_000)
    await endNow(auction)

    expect(await settleAuction(contextOf(app), auction.id, { wait: true })).toBe(true)

    const [sale] = await salesOf(app, auction.id)
    // Score 70 in band 51–75: 16 % − 4 % · 19/24 = 12,83 %.
    expect(sale).toMatchObject({
      seller_id: seller.id,
      buyer_id: winner.id,
      price_cents: 160_000,
      rate_bp: 1_283,
      commission_cents: 20_528,
      state: 'pendiente',
    })
    const dueMs = (sale?.commission_due_at.getTime() ?? 0) - (sale?.opened_at.getTime() ?? 0)
    expect(dueMs).toBe(7 * 24 * 60 * MINUTE_MS)
    const page = await winner.get(`/auctions/${auction.id}`)
    expect(page.body).toMatchObject({ Status: 'finished', outcome: 'sold', HighestBidAmount: 1_600 })
  })

  it('keeps the quoted rate when the score at the close would cost more', async () => {
    const seller = await makeUser(app, { score: 12 })
    const auction = await makeAuction(app, { seller, endsInMs: 5 * MINUTE_MS, quotedRateBp: 1_000 })
    await bid(await makeUser(app), auction, 1_000)
    await endNow(auction)
    await settleAuction(contextOf(app), auction.id, { wait: true })
    expect(await salesOf(app, auction.id)).toMatchObject([{ rate_bp: 1_000, commission_cents: 10_000 }])
  })

  it('finishes an auction without bids as unsold, without a sale', async () => {
    const auction = await makeAuction(app, { endsInMs: 5 * MINUTE_MS })
    await endNow(auction)
    expect(await settleAuction(contextOf(app), auction.id, { wait: true })).toBe(true)
    expect(await salesOf(app, auction.id)).toEqual([])
    const row = await app.platform.db
      .selectFrom('auctions')
      .select(['status', 'outcome'])
      .where('id', '=', auction.id)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'finished', outcome: 'unsold' })
  })

  it('settles once when two processes sweep at the same time, again and again', async () => {
    const buyer = await makeUser(app)
    const auctions = []
    for (let count = 0; count < 12; count++)
      auctions.push(await makeAuction(app, { endsInMs: 5 * MINUTE_MS }))
    for (const auction of auctions) await bid(buyer, auction, 3_000)
    await endNow(auctions.at(-1) ?? { id: 0, endAt: new Date(0) })

    const sweeps = [makeSettlementSweep(contextOf(apps.one)), makeSettlementSweep(contextOf(apps.two))]
    const { lost } = await race(6, (index) => (sweeps[index % 2] ?? (async () => undefined))())

    expect(lost).toEqual([])
    for (const auction of auctions) expect(await salesOf(app, auction.id)).toHaveLength(1)
    const { count } = await app.platform.db
      .selectFrom('standings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(
        'auction_id',
        'in',
        auctions.map(({ id }) => id),
      )
      .where('seq', '=', 2)
      .executeTakeFirstOrThrow()
    expect(count).toBe(12)
  })

  it('leaves nothing behind when a process dies in the middle, and the next one settles it', async () => {
    const buyer = await makeUser(app)
    const auction = await makeAuction(app, { endsInMs: 5 * MINUTE_MS })
    await bid(buyer, auction, 3_000)
    await endNow(auction)
    const dies = { ...contextOf(app), events: { emit: () => Promise.reject(new Error('killed')) } }

    await expect(settleAuction(dies, auction.id, { wait: true })).rejects.toThrow('killed')
    expect(await salesOf(app, auction.id)).toEqual([])
    await makeSettlementSweep(contextOf(apps.two))()
    expect(await salesOf(app, auction.id)).toHaveLength(1)
  })

  it('leaves an auction running whose end was moved while the sweep waited for its lock', async () => {
    const auction = await makeAuction(app, { endsInMs: 5 * MINUTE_MS })
    await bid(await makeUser(app), auction, 3_000)
    await endNow(auction)
    const later = new Date(auction.endAt.getTime() + 2 * MINUTE_MS)

    const settling = await inTransaction(app.platform.db, async (tx) => {
      await lockAuction(tx, auction.id)
      const waiting = settleAuction(contextOf(app), auction.id, { wait: true })
      await until('the sweep to wait for the lock', async () => {
        const { rows } = await app.platform.pool.query(
          `select 1 from pg_locks where not granted and pid <> pg_backend_pid()`,
        )
        return rows.length > 0
      })
      await moveEnd(tx, auction.id, later)
      return { waiting }
    })

    expect(await settling.waiting).toBe(false)
    expect(await salesOf(app, auction.id)).toEqual([])
    await endNow({ id: auction.id, endAt: later })
    expect(await settleAuction(contextOf(app), auction.id, { wait: true })).toBe(true)
    expect(await salesOf(app, auction.id)).toHaveLength(1)
  })

  it('does not wait on the first pass for an auction that somebody holds', async () => {
    const auction = await makeAuction(app, { endsInMs: 5 * MINUTE_MS })
    await endNow(auction)
    await inTransaction(app.platform.db, async (tx) => {
      await lockAuction(tx, auction.id)
      expect(await settleAuction(contextOf(app), auction.id, { wait: false })).toBe(false)
    })
    expect(await settleAuction(contextOf(app), auction.id, { wait: false })).toBe(true)
  })

  it('settles nothing that ended after the newest heartbeat', async () => {
    const auction = await makeAuction(app, { endsInMs: 5 * MINUTE_MS })
    await app.clock.freeze(auction.endAt)
    await beatNow()
    await app.clock.advance(1_000)
    await makeSettlementSweep(contextOf(app))()
    expect(await settleAuction(contextOf(app), auction.id, { wait: true })).toBe(false)
    await beatNow()
    expect(await settleAuction(contextOf(app), auction.id, { wait: true })).toBe(true)
    await app.clock.reset()
  })

  it('goes on with the others when one auction cannot be settled', async () => {
    const [bad, good] = [
      await makeAuction(app, { endsInMs: 5 * MINUTE_MS }),
      await makeAuction(app, { endsInMs: 6 * MINUTE_MS }),
    ]
    await bid(await makeUser(app), bad, 3_000)
    await app.platform.pool.query(
      `create function app.poison() returns trigger language plpgsql as $$ begin
         if new.auction_id = ${bad.id} then raise 'poisoned'; end if; return new; end $$;
       create trigger poison before insert on sales for each row execute function app.poison()`,
    )
    await endNow(good)
    const sweep = makeSettlementSweep(contextOf(app))
    await sweep()
    await sweep()
    const rows = await app.platform.db
      .selectFrom('auctions')
      .select(['id', 'status'])
      .where('id', 'in', [bad.id, good.id])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: bad.id, status: 'active' },
      { id: good.id, status: 'finished' },
    ])
    await app.platform.pool.query('drop trigger poison on sales')
  })
})

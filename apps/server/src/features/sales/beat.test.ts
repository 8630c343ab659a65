import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { race } from '../../../test/race.ts'
import { bid } from '../bids/bids.testing.ts'
import { beat } from './beat.ts'
import { contextOf } from './sales.testing.ts'
import { makeSettlementSweep } from './settle-due-auctions.ts'
import { settlementLagMs } from './settlement.store.ts'

const MINUTE_MS = 60_000

describe('the heartbeat and the outage rule', () => {
  let apps: Awaited<ReturnType<typeof makeTwoApps>>
  let app: TestApp
  const me = randomUUID()

  beforeAll(async () => {
    apps = await makeTwoApps({ start: false })
    app = apps.one
  })
  afterAll(() => apps.stop())

  beforeEach(async () => {
    const { db } = app.platform
    await db.deleteFrom('heartbeats').execute()
    await db.deleteFrom('outages').execute()
    // What a test before left running is none of this one's business.
    await db.updateTable('auctions').set({ status: 'finished', outcome: 'unsold' }).execute()
    await app.clock.freeze(new Date(Date.now()))
    await beat(contextOf(app), me)
  })

  const minutes = (count: number) => ({ endsInMs: count * MINUTE_MS })
  const outages = () => app.platform.db.selectFrom('outages').selectAll().execute()
  const sweep = () => makeSettlementSweep(contextOf(app))()

  async function endOf(auction: { id: number }) {
    return app.platform.db
      .selectFrom('auctions')
      .select(['end_at', 'status'])
      .where('id', '=', auction.id)
      .executeTakeFirstOrThrow()
  }

  it('takes the first start ever for no outage', async () => {
    await app.platform.db.deleteFrom('heartbeats').execute()
    const auction = await makeAuction(app, minutes(3))
    await beat(contextOf(app), me)
    expect(await outages()).toEqual([])
    expect((await endOf(auction)).end_at).toEqual(auction.endAt)
  })

  it('does nothing after exactly five minutes of silence, and the auction that ended meanwhile is settled', async () => {
    const auction = await makeAuction(app, minutes(3))
    await app.clock.advance(5 * MINUTE_MS)
    await beat(contextOf(app), me)
    await sweep()
    expect(await outages()).toEqual([])
    expect(await endOf(auction)).toEqual({ end_at: auction.endAt, status: 'finished' })
  })

  it('moves what ended in the outage or would end within 30 minutes to 30 minutes after the recovery', async () => {
    const during = await makeAuction(app, minutes(3))
    const soon = await makeAuction(app, minutes(35))
    const later = await makeAuction(app, minutes(37))
    await app.clock.advance(6 * MINUTE_MS)
    await sweep()
    expect((await endOf(during)).status).toBe('active')
    await beat(contextOf(app), me)
    await sweep()

    const recovered = await app.clock.now()
    const moved = new Date(recovered.getTime() + 30 * MINUTE_MS)
    expect(await endOf(during)).toEqual({ end_at: moved, status: 'active' })
    expect(await endOf(soon)).toEqual({ end_at: moved, status: 'active' })
    expect((await endOf(later)).end_at).toEqual(later.endAt)
    expect(await outages()).toMatchObject([{ ended_at: recovered, extended: 2 }])
  })

  it('begins at the millisecond after five minutes', async () => {
    const auction = await makeAuction(app, minutes(3))
    await app.clock.advance(5 * MINUTE_MS + 1)
    await beat(contextOf(app), me)
    expect(await outages()).toHaveLength(1)
    expect((await endOf(auction)).end_at.getTime()).toBe((await app.clock.now()).getTime() + 30 * MINUTE_MS)
  })

  it('touches neither what was settled before nor what ended before the last heartbeat', async () => {
    const before = await makeAuction(app, minutes(1))
    const settled = await makeAuction(app, { ...minutes(2), status: 'finished' })
    await app.clock.advance(MINUTE_MS + 1)
    await beat(contextOf(app), me)
    await app.clock.advance(20 * MINUTE_MS)
    await beat(contextOf(app), me)
    await sweep()
    expect(await endOf(before)).toEqual({ end_at: before.endAt, status: 'finished' })
    expect((await endOf(settled)).end_at).toEqual(settled.endAt)
  })

  it('is applied once when two processes come back together, before either settles anything', async () => {
    const auction = await makeAuction(app, minutes(3))
    await app.clock.advance(60 * MINUTE_MS)
    const other = randomUUID()
    const { lost } = await race(6, (index) => {
      if (index % 3 === 2) return sweep()
      return beat(contextOf(index % 2 ? apps.one : apps.two), index % 2 ? me : other)
    })
    expect(lost).toEqual([])
    expect(await outages()).toHaveLength(1)
    expect((await endOf(auction)).status).toBe('active')
    expect(
      await app.platform.db
        .selectFrom('standings')
        .select('seq')
        .where('auction_id', '=', auction.id)
        .execute(),
    ).toEqual([{ seq: 1 }])
  })

  it('lets people bid again on what had ended, and tells those who had bid', async () => {
    await app.clock.reset()
    await app.platform.db.deleteFrom('heartbeats').execute()
    await beat(contextOf(app), me)
    const person = await makeUser(app)
    const auction = await makeAuction(app, minutes(3))
    await bid(person, auction, 1_500)
    await app.clock.advance(10 * MINUTE_MS)
    expect((await bid(person, auction, 2_000)).body.code).toBe('finished')
    await beat(contextOf(app), me)
    expect((await bid(person, auction, 2_000)).body.outcome).toBe('raised')
  })

  it('says how long the oldest ended auction waits for its settlement', async () => {
    await makeAuction(app, minutes(1))
    expect(await settlementLagMs(app.platform.db)).toBe(0)
    await app.clock.advance(MINUTE_MS + 4_000)
    await beat(contextOf(app), me)
    expect(await settlementLagMs(app.platform.db)).toBe(4_000)
    await sweep()
    expect(await settlementLagMs(app.platform.db)).toBe(0)
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashCode } from '../src/features/accounts/issue-code.ts'
import { publishForm } from '../src/features/auctions/publish.testing.ts'
import { makeTwoApps } from './app.ts'
import { type MadeUser, makeAuction, makeUser } from './make.ts'
import { makePerson } from './person.ts'
import { race } from './race.ts'
import { until } from './until.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
const CODE = '246810'
const FORM = { confirmation: 'ELIMINAR', password: CODE }

beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
})
afterAll(() => apps.stop())

/** Somebody without a password (looking at one takes too long for a race) and with a code; and the same at the other process. */
async function makeLeaver(): Promise<{ person: MadeUser; twin: ReturnType<typeof makePerson> }> {
  const person = await makeUser(apps.one)
  const { db } = apps.one.platform
  const sentAt = await apps.clock.now()
  const expiresAt = new Date(sentAt.getTime() + 600_000)
  await db
    .insertInto('deletion_codes')
    .values({
      user_id: person.id,
      code_hash: hashCode(person.id, CODE),
      sent_at: sentAt,
      expires_at: expiresAt,
    })
    .execute()
  const twin = makePerson(apps.two)
  twin.cookies.set('session', person.cookies.get('session') ?? '')
  return { person, twin }
}

async function wrongs(): Promise<unknown[]> {
  const { rows } = await apps.one.platform.pool.query(
    `select u.id from users u join standings s on s.leader_id = u.id join auctions a on a.id = s.auction_id
     where u.deleted_at is not null and a.status = 'active'
     union all
     select u.id from users u join auctions a on a.seller_id = u.id
     where u.deleted_at is not null and a.status = 'active' and a.deleted_at is null`,
  )
  return rows
}

test('of a deletion and bids at the same instant, either the bid leads or the person is gone', async () => {
  const ends = { left: 0, stayed: 0 }
  for (let round = 0; round < 12; round++) {
    const [{ person, twin }, auctions] = [
      await makeLeaver(),
      await Promise.all([makeAuction(apps.one), makeAuction(apps.one), makeAuction(apps.one)]),
    ]
    const { won } = await race(4, async (index) => {
      const auction = auctions[index - 1]
      if (!auction) return person.delete('/user/account', FORM)
      return twin.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount: 1_000 })
    })
    const [deletion, ...bids] = won
    const accepted = bids.filter(({ status }) => status === 201).length
    expect([200, 422]).toContain(deletion?.status)
    expect(
      bids.every(({ status }) => [201, 401, 404].includes(status)),
      JSON.stringify(bids),
    ).toBe(true)
    if (deletion?.status === 200) expect(accepted).toBe(0)
    else expect(deletion?.body.code).toBe('active_bids')
    ends[deletion?.status === 200 ? 'left' : 'stayed'] += 1
    expect(await wrongs()).toEqual([])
  }
  expect(ends.left + ends.stayed).toBe(12)
})

test('somebody else’s voided bids never make a deleted person lead', async () => {
  const admin = await makeUser(apps.one, { role: 'admin' })
  for (let round = 0; round < 6; round++) {
    const { person, twin } = await makeLeaver()
    const rival = await makeUser(apps.one)
    const auction = await makeAuction(apps.one)
    await twin.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount: 5_000 })
    await rival.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount: 9_000 })
    const { won } = await race(2, async (index) => {
      if (index === 0) return person.delete('/user/account', FORM)
      return admin.post(`/admin/auctions/${auction.id}/void-bidder`, { user_id: rival.id, reason: 'Prueba' })
    })
    expect(won.map(({ status }) => status < 300 || status === 422)).toEqual([true, true])
    expect(await wrongs()).toEqual([])
  }
})

/** Starts both while the person's row is held, the second once the first waits for it; then lets go. */
async function inOrder<A, B>(personId: number, first: () => Promise<A>, second: () => Promise<B>) {
  const { pool } = apps.one.platform
  const holder = await pool.connect()
  const waiting = async (count: number) => {
    const { rows } = await holder.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0]?.n === count
  }
  try {
    await holder.query('begin')
    await holder.query('select from users where id = $1 for update', [personId])
    const one = first()
    await until('the first to wait', () => waiting(1))
    const two = second()
    await until('the second to wait', () => waiting(2))
    await holder.query('commit')
    return await Promise.all([one, two])
  } finally {
    holder.release()
  }
}

test('who publishes first stays, and who leaves first publishes nothing', async () => {
  const make = async () => {
    const { person, twin } = await makeLeaver()
    const form = await publishForm(apps.two)
    const publish = () => twin.form('POST', '/auctions', form)
    return { person, publish, leave: () => person.delete('/user/account', FORM) }
  }
  const one = await make()
  const [published, refused] = await inOrder(one.person.id, one.publish, one.leave)
  expect([published.status, refused.status, refused.body.code]).toEqual([201, 422, 'active_auctions'])

  const other = await make()
  const [left, late] = await inOrder(other.person.id, other.leave, other.publish)
  expect([left.status, late.status]).toEqual([200, 422])
  expect(await wrongs()).toEqual([])
})

test('who bids first stays, and who leaves first bids no more', async () => {
  const auction = await makeAuction(apps.one)
  const bid = (who: ReturnType<typeof makePerson>) => () =>
    who.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount: 1_000 })
  const other = await makeLeaver()
  const leave = (who: MadeUser) => () => who.delete('/user/account', FORM)
  const [left, late] = await inOrder(other.person.id, leave(other.person), bid(other.twin))
  expect([left.status, late.status]).toEqual([200, 404])

  const one = await makeLeaver()
  const [placed, refused] = await inOrder(one.person.id, bid(one.twin), leave(one.person))
  expect([placed.status, refused.status, refused.body.code]).toEqual([201, 422, 'active_bids'])
  expect(await wrongs()).toEqual([])
})

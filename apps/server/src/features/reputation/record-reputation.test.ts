import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { race } from '../../../test/race.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type ReputationNews, recordReputation } from './record-reputation.ts'
import { scoreOf } from './score-of.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

function record(userId: number, news: ReputationNews, subject?: string) {
  return inTransaction(app.platform.db, (tx) => recordReputation(tx, userId, news, subject))
}

/** Somebody with no points yet. */
async function makeNewcomer() {
  const { id } = await makeUser(app, { score: 0 })
  return id
}

function ledgerOf(userId: number) {
  return app.platform.db
    .selectFrom('reputation_events')
    .select(['kind', 'subject', 'points', 'moved', 'score_after'])
    .where('user_id', '=', userId)
    .where('kind', '!=', 'made')
    .orderBy('id')
    .execute()
}

test('counts the same event once when it is told many times at once', async () => {
  const id = await makeNewcomer()
  const { won, lost } = await race(12, () => record(id, { kind: 'email_verified' }))
  expect(lost).toEqual([])
  expect(won.filter(({ counted }) => counted)).toHaveLength(1)
  expect(await ledgerOf(id)).toEqual([
    { kind: 'email_verified', subject: '', points: 3, moved: 3, score_after: 3 },
  ])
  expect(await scoreOf(app.platform.db, id)).toBe(3)
})

test('loses no event of twenty different ones at once', async () => {
  const id = await makeNewcomer()
  await race(20, (i) => record(id, { kind: 'rating_received', saleId: i + 1, stars: 5 }))
  const rows = await ledgerOf(id)
  expect(rows.map((row) => row.score_after)).toEqual(Array.from({ length: 20 }, (_, i) => 2 * (i + 1)))
  expect(await scoreOf(app.platform.db, id)).toBe(40)
})

test('cuts the score to 0 and 100 and writes what it really moved', async () => {
  const id = await makeNewcomer()
  await record(id, { kind: 'email_verified' })
  expect(await record(id, { kind: 'ban' }, 'ban 1')).toEqual({ counted: true, before: 3, score: 0 })
  for (let sale = 1; sale <= 51; sale++) await record(id, { kind: 'rating_received', saleId: sale, stars: 5 })
  const rows = await ledgerOf(id)
  expect(rows[1]).toEqual({ kind: 'ban', subject: 'ban 1', points: -25, moved: -3, score_after: 0 })
  expect(rows.at(-1)).toMatchObject({ points: 2, moved: 0, score_after: 100 })
  expect(await scoreOf(app.platform.db, id)).toBe(100)
})

test('counts one week of activity once, and the next one again', async () => {
  const id = await makeNewcomer()
  await app.clock.set(new Date('2026-03-02T12:00:00Z'))
  expect((await record(id, { kind: 'active_week' })).counted).toBe(true)
  await app.clock.set(new Date('2026-03-09T02:59:00Z'))
  expect((await record(id, { kind: 'active_week' })).counted).toBe(false)
  await app.clock.set(new Date('2026-03-09T03:00:00Z'))
  expect((await record(id, { kind: 'active_week' })).counted).toBe(true)
  await app.clock.reset()
})

test('gives at most twenty points for sales in one month', async () => {
  const id = await makeNewcomer()
  await app.clock.set(new Date('2026-03-02T12:00:00Z'))
  for (let sale = 1; sale <= 11; sale++) await record(id, { kind: 'sale_completed', saleId: sale })
  expect(await scoreOf(app.platform.db, id)).toBe(20)
  await app.clock.set(new Date('2026-04-02T12:00:00Z'))
  await record(id, { kind: 'sale_completed', saleId: 12 })
  expect(await scoreOf(app.platform.db, id)).toBe(22)
  await app.clock.reset()
})

test('takes nothing along when the transaction around it is rolled back', async () => {
  const id = await makeNewcomer()
  const failing = inTransaction(app.platform.db, async (tx) => {
    await recordReputation(tx, id, { kind: 'email_verified' })
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  expect(await ledgerOf(id)).toEqual([])
  expect(await scoreOf(app.platform.db, id)).toBe(0)
})

test('answers 0 for whoever has no score yet', async () => {
  const id = await makeNewcomer()
  await record(id, { kind: 'profile_complete' })
  expect(await scoreOf(app.platform.db, id)).toBe(4)
  expect(await scoreOf(app.platform.db, 2_000_000)).toBe(0)
})

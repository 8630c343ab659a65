import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestClock } from '../../test/clock.ts'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { type Clock, dbNow, makeClock } from './clock.ts'
import { type OpenDatabase, openDatabase } from './database.ts'

const log = { warn: () => undefined } as never
let database: TestDatabase
let open: OpenDatabase
let clock: Clock

beforeAll(async () => {
  database = await cloneDatabase()
  open = openDatabase({ url: database.url, log })
  clock = makeClock(open.pool, log)
  await clock.start()
})
afterAll(async () => {
  clock.stop()
  await open.close()
  await database.drop()
})

test("the process's clock is the database's, wherever that one stands", async () => {
  const testClock = makeTestClock(open.pool, clock.measure)
  await testClock.set(new Date('2031-05-06T07:08:09Z'))
  const before = clock.now()
  const judged = (await dbNow(open.db)).getTime()
  expect(judged).toBeGreaterThan(before - 250)
  expect(judged).toBeLessThan(clock.now() + 250)
  expect(clock.nowIso()).toMatch(/^2031-05-06T07:08:\d\d\.\d{3}Z$/)
})

test('the clock of tests moves on, back, and stands still to the millisecond', async () => {
  const testClock = makeTestClock(open.pool, clock.measure)
  const at = new Date('2030-01-01T00:00:00.123Z')
  await testClock.freeze(at)
  expect(await dbNow(open.db)).toEqual(at)
  await testClock.advance(60_000)
  expect(await dbNow(open.db)).toEqual(new Date(at.getTime() + 60_000))
  await testClock.reset()
  expect(Math.abs((await dbNow(open.db)).getTime() - Date.now())).toBeLessThan(2_000)
})

test('the real clock is cut to the millisecond', async () => {
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  const { rows } = await admin.query(`select extract(microseconds from app.now())::int % 1000 as rest`)
  await admin.end()
  expect(rows).toEqual([{ rest: 0 }])
})

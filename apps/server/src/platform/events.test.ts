import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { defineEvent, type Events, makeEvents } from './events.ts'
import { defineJob } from './job-kind.ts'
import { type Jobs, makeJobs } from './jobs.ts'
import { withPipe } from './pipeline.ts'
import { inTransaction } from './transaction.ts'

const placed = defineEvent<{ bid: number }>('bid.placed')
const crowded = defineEvent<{ bid: number }>('crowded')
const nobodyHears = defineEvent<{ x: number }>('nobody.hears')
const later = defineJob<{ n: number }>('later')

const heard: { by: string; bid: number; eventId: string; attempt: number }[] = []
const log = { warn: () => undefined, error: () => undefined } as never

let database: TestDatabase
let open: OpenDatabase
let jobs: Jobs
let events: Events
let failures = 0
const together: number[][] = []

beforeAll(async () => {
  database = await cloneDatabase()
  open = openDatabase({ url: database.url, log })
  jobs = makeJobs(open.pool, log)
  events = makeEvents(jobs)
  events.subscribe(placed, 'one.on-placed', async ({ bid }, { eventId, attempt }) => {
    heard.push({ by: 'one', bid, eventId, attempt })
  })
  events.subscribe(placed, 'two.on-placed', async ({ bid }, { eventId, attempt }) => {
    if (bid === 13 && failures++ === 0) throw new Error('once')
    heard.push({ by: 'two', bid, eventId, attempt })
  })
  events.subscribeToMany(crowded, 'one.on-crowded', async (many) => {
    together.push(many.map(({ payload }) => payload.bid))
    if (many.some(({ payload }) => payload.bid === 404)) throw new Error('cannot be done')
    for (const { eventId, payload } of many) {
      heard.push({ by: 'crowd', bid: payload.bid, eventId, attempt: 1 })
    }
  })
  jobs.handle(later, async ({ n }) => void heard.push({ by: 'later', bid: n, eventId: '', attempt: 1 }))
  await jobs.start({ work: true })
})
afterAll(async () => {
  await jobs.stop()
  await open.close()
  await database.drop()
})

const heardOf = (bid: number) => heard.filter((one) => one.bid === bid)

test('tells everyone who subscribed, once, under one id', async () => {
  await inTransaction(open.db, (tx) => events.emit(tx, placed, { bid: 1 }))
  await until('both', () => heardOf(1).length === 2)
  const [first, second] = heardOf(1)
  expect(
    heardOf(1)
      .map(({ by }) => by)
      .toSorted(),
  ).toEqual(['one', 'two'])
  expect(first?.eventId).toBe(second?.eventId)
})

test('tells nobody of what was rolled back', async () => {
  await inTransaction(open.db, async (tx) => {
    await events.emit(tx, placed, { bid: 2 })
    throw new Error('no')
  }).catch(() => undefined)
  await withPipe(open.pool, async (pipe) => {
    await Promise.all([pipe.begin(), events.emit(pipe, placed, { bid: 2 })])
  })
  await inTransaction(open.db, (tx) => events.emit(tx, placed, { bid: 3 }))
  await until('the later one', () => heardOf(3).length === 2)
  expect(heardOf(2)).toEqual([])
})

test('goes out with the writes of a pipelined transaction', async () => {
  await withPipe(open.pool, async (pipe) => {
    await pipe.begin()
    await Promise.all([events.emit(pipe, placed, [{ bid: 4 }, { bid: 5 }]), pipe.commit()])
  })
  await until('all four', () => heardOf(4).length + heardOf(5).length === 4)
  expect(new Set([...heardOf(4), ...heardOf(5)].map(({ eventId }) => eventId)).size).toBe(2)
})

test('tries a failed handler again, alone and under the same id', async () => {
  await inTransaction(open.db, (tx) => events.emit(tx, placed, { bid: 13 }))
  await until('the second attempt', () => heardOf(13).length === 2)
  const [one, two] = [heardOf(13).find(({ by }) => by === 'one'), heardOf(13).find(({ by }) => by === 'two')]
  expect([one?.attempt, two?.attempt]).toEqual([1, 2])
  expect(one?.eventId).toBe(two?.eventId)
})

test('hands over together what happened meanwhile, and keeps one that fails from the others', async () => {
  const bids = [401, 402, 404, 403]
  await inTransaction(open.db, (tx) =>
    events.emit(
      tx,
      crowded,
      bids.map((bid) => ({ bid })),
    ),
  )
  await until('the three that can be done', () => [401, 402, 403].every((bid) => heardOf(bid).length === 1))
  expect(together[0]?.toSorted()).toEqual([401, 402, 403, 404])
  expect(together.slice(1, 5).every((alone) => alone.length === 1)).toBe(true)
  expect(heardOf(404)).toEqual([])
})

test('an event that nobody hears is no error', async () => {
  await inTransaction(open.db, (tx) => events.emit(tx, nobodyHears, { x: 1 }))
  expect(await jobs.backlog()).toHaveProperty('quick')
})

test('a job that nobody handles is an error for its writer', async () => {
  const unknown = defineJob<{ n: number }>('unknown')
  await expect(inTransaction(open.db, (tx) => jobs.add(tx, unknown, { n: 1 }))).rejects.toThrow('nobody')
})

test('writes one job for each of a list', async () => {
  await inTransaction(open.db, (tx) => jobs.add(tx, later, [{ n: 101 }, { n: 102 }], { delayMs: 1_000 }))
  await until('both', () => heardOf(101).length + heardOf(102).length === 2)
  expect(heardOf(101)).toHaveLength(1)
})

test('a job in the hands of a killed process is taken up within seconds', async () => {
  // What a killed worker leaves: an active job that nobody completes.
  await jobs.stop()
  await inTransaction(open.db, (tx) => jobs.add(tx, later, { n: 200 }))
  const { rowCount } = await open.pool.query(
    `update jobs.job set state = 'active', started_on = now() where name = 'quick' and state = 'created'`,
  )
  expect(rowCount).toBe(1)
  const restarted = makeJobs(open.pool, log)
  restarted.handle(
    later,
    async ({ n }) => void heard.push({ by: 'restarted', bid: n, eventId: '', attempt: 1 }),
  )
  await restarted.start({ work: true })
  await until('the job to be taken up', () => heardOf(200).length === 1, 12_000)
  await restarted.stop()
  expect(heardOf(200).map(({ by }) => by)).toEqual(['restarted'])
})

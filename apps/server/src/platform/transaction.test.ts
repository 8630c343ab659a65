import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, cutConnections, type TestDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { isBusy, isDatabaseAway } from './database-errors.ts'
import { qb, withPipe } from './pipeline.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let open: OpenDatabase
const warnings: unknown[] = []
const log = { warn: (line: unknown) => void warnings.push(line) } as never

beforeAll(async () => {
  database = await cloneDatabase()
  open = openDatabase({ url: database.url, log, connections: 4 })
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const count = async (kind: string) => {
  const rows = await open.db.selectFrom('attempts').selectAll().where('kind', '=', kind).execute()
  return rows.length
}
const attempt = (kind: string, subject = 'x') => ({ kind, subject })

test('gives bigint as number, instants as Date, days as text', async () => {
  const { rows } = await open.pool.query(
    `select 99999999999999::bigint as cents, '2024-02-29'::date as day, array[1,2]::bigint[] as list,
       '2026-01-02T03:04:05.678Z'::timestamptz as at, count(*) as n from categories`,
  )
  expect(rows).toEqual([
    {
      cents: 99_999_999_999_999,
      day: '2024-02-29',
      list: [1, 2],
      at: new Date('2026-01-02T03:04:05.678Z'),
      n: 14,
    },
  ])
})

test('fails rather than lose the end of a bigint', async () => {
  await expect(open.pool.query('select 9007199254740993::bigint')).rejects.toThrow('safe')
})

test('keeps all of a transaction or nothing', async () => {
  await inTransaction(open.db, (tx) => tx.insertInto('attempts').values(attempt('kept')).execute())
  const failed = inTransaction(open.db, async (tx) => {
    await tx.insertInto('attempts').values(attempt('gone')).execute()
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect([await count('kept'), await count('gone')]).toEqual([1, 0])
})

test('does not take a commit that became a rollback for a success', async () => {
  const swallowed = inTransaction(open.db, async (tx) => {
    await tx.insertInto('attempts').values(attempt('swallowed')).execute()
    await sql`select 1/0`.execute(tx).catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow()
  expect(await count('swallowed')).toBe(0)
})

test('runs the loser of a deadlock again', async () => {
  await open.db
    .insertInto('attempts')
    .values([attempt('lock', 'a'), attempt('lock', 'b')])
    .execute()
  let runs = 0
  let waiting = 0
  let go = () => {}
  const both = new Promise<void>((resolve) => {
    go = resolve
  })
  const update = (first: string, second: string) =>
    inTransaction(open.db, async (tx) => {
      runs += 1
      const touch = (subject: string) =>
        tx
          .updateTable('attempts')
          .set({ at: new Date(0) })
          .where('kind', '=', 'lock')
          .where('subject', '=', subject)
          .execute()
      await touch(first)
      waiting += 1
      if (waiting === 2) go()
      await both
      await touch(second)
    })
  await Promise.all([update('a', 'b'), update('b', 'a')])
  expect(runs).toBe(3)
})

test('a pipelined transaction commits what its groups wrote', async () => {
  const rows = await withPipe(open.pool, async (pipe) => {
    const [, found] = await Promise.all([
      pipe.begin(),
      pipe.query(qb.selectFrom('categories').select('id').where('slug', '=', 'musica').forUpdate()),
    ])
    await Promise.all([pipe.query(qb.insertInto('attempts').values(attempt('piped'))), pipe.commit()])
    return found
  })
  expect(rows).toEqual([{ id: 10 }])
  expect(await count('piped')).toBe(1)
})

test('a pipelined transaction without a commit leaves nothing behind, and a usable connection', async () => {
  for (let round = 0; round < 8; round++) {
    await withPipe(open.pool, async (pipe) => {
      await Promise.all([pipe.begin(), pipe.query(qb.insertInto('attempts').values(attempt('refused')))])
    })
  }
  expect(await count('refused')).toBe(0)
})

test('an error in a pipelined group rejects, and the next user of the connection works', async () => {
  for (let round = 0; round < 8; round++) {
    const failed = withPipe(open.pool, async (pipe) => {
      await Promise.all([
        pipe.begin(),
        pipe.executeSql('select 1/0 as x', []),
        pipe.query(qb.insertInto('attempts').values(attempt('broken'))),
        pipe.commit(),
      ])
    })
    await expect(failed).rejects.toThrow('division by zero')
  }
  expect(await count('broken')).toBe(0)
})

test('says that a commit after a swallowed error was none', async () => {
  const failed = withPipe(open.pool, async (pipe) => {
    await pipe.begin()
    await pipe.executeSql('select 1/0 as y', []).catch(() => undefined)
    await pipe.commit()
  })
  await expect(failed).rejects.toThrow('rolled back')
})

test('survives the end of all its connections, idle and in use', async () => {
  const inUse = inTransaction(open.db, async (tx) => {
    await tx.insertInto('attempts').values(attempt('cut')).execute()
    expect(await cutConnections(database.url)).toBeGreaterThan(0)
    await until('the connection to be gone', () => warnings.length > 0)
    await tx.selectFrom('attempts').select('kind').execute()
  })
  const error = await inUse.catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
  expect(await count('cut')).toBe(0)
})

test('waits for a lock no longer than three seconds', async () => {
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin')
  await other.query('lock table audit_log')
  const started = performance.now()
  const error = await open.db
    .insertInto('audit_log')
    .values({ actor_id: 1, action: 'a', subject: 's' })
    .execute()
    .catch((reason: unknown) => reason)
  await other.end()
  expect(isBusy(error)).toBe(true)
  expect(performance.now() - started).toBeLessThan(4_500)
})

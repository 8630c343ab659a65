import { endpoint } from '@martillo/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { cutConnections } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { bind } from './bind.ts'

const spec = {
  summary: 'Tabla',
  access: 'visitor',
  replies: { 200: z.object({ count: z.number() }) },
  codes: [],
} as const
const read = endpoint({ ...spec, route: 'GET /restart' })
const write = endpoint({ ...spec, route: 'POST /restart' })

let app: TestApp
beforeAll(async () => {
  app = await makeApp({
    register({ app: server, pool }) {
      // The connection is cut while the statement runs, the first time only.
      let cuts = 0
      const work = async () => {
        const sleep = cuts++ === 0 ? ', pg_sleep(4)' : ''
        const { rows } = await pool.query(`select count(*)::int as count from categories${sleep}`)
        return { count: rows[0].count as number }
      }
      bind(server, read, work)
      bind(server, write, async () => {
        cuts = 0
        return work()
      })
    },
  })
})
afterAll(() => app.stop())

async function cutWhileAsleep() {
  await until('the statement to run', async () => {
    const { rows } = await app.platform.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    return rows.length > 0
  })
  await cutConnections(app.databaseUrl)
}

const call = (method: 'GET' | 'POST') => app.platform.app.inject({ method, url: '/api/restart' })

test('a read goes through a restart of the database', async () => {
  const [reply] = await Promise.all([call('GET'), cutWhileAsleep()])
  expect([reply.statusCode, reply.json()]).toEqual([200, { count: 14 }])
})

test('a read by somebody with a session goes through it too', async () => {
  const before = app.platform.hooks.findSession
  let lookups = 0
  app.platform.hooks.findSession = async () => {
    lookups += 1
    if (lookups === 1) throw new Error('Connection terminated unexpectedly')
    return { id: 's', userId: 1, role: 'user', verified: true }
  }
  const headers = { authorization: 'Bearer x' }
  const reply = await app.platform.app.inject({ url: '/api/restart', headers })
  app.platform.hooks.findSession = before
  expect([reply.statusCode, lookups]).toEqual([200, 2])
})

test('a write answers 503 with the time to wait, and works afterwards', async () => {
  const [reply] = await Promise.all([call('POST'), cutWhileAsleep()])
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('5')
  expect(reply.json()).toMatchObject({ code: 'unavailable' })
  expect((await call('GET')).statusCode).toBe(200)
})

test('a lock that is not had in time answers 503 busy', async () => {
  const holder = await app.platform.pool.connect()
  await holder.query('begin')
  await holder.query('lock table categories')
  const reply = await call('GET')
  await holder.query('rollback')
  holder.release()
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([503, '1', 'busy'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, makeAppForTest, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

const get = (url: string, headers: Record<string, string> = {}, from = app) =>
  from.platform.app.inject({ url, headers })

test('is alive, and ready while the database answers and settlement keeps up', async () => {
  expect((await get('/healthz')).statusCode).toBe(200)
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', database: true, settlement_lag_ms: 0 })
  app.platform.hooks.settlementLagMs = async () => 60_000
  const late = await get('/readyz')
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5'])
  app.platform.hooks.settlementLagMs = async () => 0
})

test('shows its numbers to this machine, not to a proxy on it', async () => {
  const own = await get('/metrics')
  expect(own.statusCode).toBe(200)
  expect(own.body).toContain('martillo_database_connections')
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
})

test('with a token shows its numbers to whoever carries it', async () => {
  const token = 'a-token-of-some-length'
  const guarded = await makeAppForTest({ start: false, env: { METRICS_TOKEN: token } })
  expect((await get('/metrics', {}, guarded)).statusCode).toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer wrong' }, guarded)).statusCode).toBe(404)
  expect((await get('/metrics', { authorization: `Bearer ${token}` }, guarded)).statusCode).toBe(200)
})

test('tells clients what the service is', async () => {
  const config = (await get('/api/config')).json<{
    trial: boolean
    product_name: string
    demo_accounts: object[]
  }>()
  expect(config).toMatchObject({ product_name: 'Martillo', trial: true })
  expect(config.demo_accounts).toHaveLength(8)
})

test('answers unknown addresses: JSON below /api and for files, the shell for pages', async () => {
  expect((await get('/api/nothing')).json()).toMatchObject({ code: 'not_found' })
  expect((await get('/logo.png')).statusCode).toBe(404)
  expect((await get('/subasta/1')).headers['content-type']).toContain('text/html')
})

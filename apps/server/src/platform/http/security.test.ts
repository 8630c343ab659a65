import { gzipSync } from 'node:zlib'
import { endpoint } from '@martillo/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeApp, makeAppForTest, type TestApp } from '../../../test/app.ts'
import { bind } from './bind.ts'

const change = endpoint({
  route: 'POST /change',
  summary: 'Cambia',
  access: 'visitor',
  replies: { 200: z.object({ by: z.string() }) },
  codes: [],
})
const callback = endpoint({
  route: 'POST /callback',
  summary: 'Vuelve',
  access: 'visitor',
  replies: { 200: z.object({}) },
  codes: [],
})
const limited = endpoint({
  route: 'POST /limited',
  summary: 'Poco',
  access: 'visitor',
  replies: { 200: z.object({}) },
  codes: [],
})

const APP = 'https://app.martillo.test'
let app: TestApp

function withCalls(env: Record<string, string> = {}) {
  return {
    start: false,
    env,
    register: ({ app: server, hooks }: TestApp['platform']) => {
      hooks.findSession = async ({ bearer, cookie }) =>
        bearer || cookie ? { id: 's', userId: 1, role: 'user', verified: true } : undefined
      bind(server, change, async ({ request }) => ({ by: request.sessionBy ?? 'nobody' }))
      bind(server, callback, async () => ({}), { foreignOrigin: true })
      bind(server, limited, async () => ({}), { rate: { max: 2, perMs: 60_000, by: 'network' } })
    },
  }
}

beforeAll(async () => {
  app = await makeApp(withCalls({ APP_ORIGINS: APP }))
})
afterAll(() => app.stop())

const cookie = { cookie: 'session=abc' }
const bearer = { authorization: 'Bearer abc' }
async function post(headers: Record<string, string>, url = '/api/change', server = app) {
  return server.platform.app.inject({ method: 'POST', url, headers })
}

describe('a change by cookie', () => {
  test.each([
    ['without both headers', {}, 200],
    ['from the public address', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    ['from the address that was typed', { origin: 'http://192.168.0.9:3000', host: '192.168.0.9:3000' }, 200],
    ['by the browser itself', { 'sec-fetch-site': 'none' }, 200],
    ['from the packaged app', { origin: APP }, 200],
    ['from another site', { origin: 'https://evil.test' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['said to be from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['said to be from a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
    ['from another port', { origin: 'http://localhost:3001' }, 403],
    ['from the same host by another scheme', { origin: 'https://localhost:3000' }, 403],
  ])('%s', async (_name, headers, status) => {
    expect((await post({ ...cookie, ...headers })).statusCode).toBe(status)
  })
})

test('a bearer passes from anywhere, a visitor only from our own pages', async () => {
  expect(
    (await post({ ...bearer, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(200)
  expect((await post({ origin: APP, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200)
  expect((await post({ origin: 'https://evil.test' })).statusCode).toBe(403)
})

test('a call that comes from a provider by design is exempt', async () => {
  const headers = { ...cookie, origin: 'https://appleid.apple.test', 'sec-fetch-site': 'cross-site' }
  expect((await post(headers, '/api/callback')).statusCode).toBe(200)
})

test('the bearer counts when both secrets came', async () => {
  expect((await post({ ...cookie, ...bearer })).json()).toEqual({ by: 'bearer' })
})

test('lets the packaged app read the headers it needs, and nobody else', async () => {
  const ask = (origin: string) =>
    app.platform.app.inject({
      method: 'OPTIONS',
      url: '/api/change',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  const reply = await post({ origin: APP })
  expect(reply.headers['access-control-allow-origin']).toBe(APP)
  expect(reply.headers['access-control-expose-headers']).toBe('Authorization, X-Server-Time, Retry-After')
  expect((await ask(APP)).headers['access-control-allow-origin']).toBe(APP)
  expect((await ask('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined()
  const allowed = String((await ask(APP)).headers['access-control-allow-methods']).split(/, */)
  expect(allowed).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
})

test('every reply carries the time, an id and a tight policy', async () => {
  const { headers } = await app.platform.app.inject({ url: '/api/time' })
  expect(headers['x-server-time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
})

test('what is meant for documents is said of pages and left out of data', async () => {
  const headersOf = async (url: string) => (await app.platform.app.inject({ url })).headers
  const [page, docs, call] = [
    await headersOf('/'),
    await headersOf('/api/docs'),
    await headersOf('/api/time'),
  ]
  for (const headers of [page, docs, call]) {
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
  }
  for (const headers of [page, docs]) {
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    })
  }
  expect(call).not.toHaveProperty('cross-origin-opener-policy')
  expect(call).not.toHaveProperty('origin-agent-cluster')
})

test('under https the policy is strict and the cookie bound to the host', async () => {
  const secure = await makeAppForTest(withCalls({ PUBLIC_URL: 'https://martillo.test' }))
  const { headers } = await secure.platform.app.inject({ url: '/api/time' })
  expect(headers['strict-transport-security']).toContain('max-age=')
  const by = async (name: string) =>
    (await post({ cookie: `${name}=abc` }, '/api/change', secure)).json<{ by: string }>().by
  expect(await by('__Host-session')).toBe('cookie')
  expect(await by('session')).toBe('nobody')
  const document = await secure.platform.app.inject({ url: '/api/openapi.json' })
  expect(document.json().components.securitySchemes.session.name).toBe('__Host-session')
})

test('pages run and look only as our own files say: nothing inline, nothing by a known nonce', async () => {
  const { headers } = await app.platform.app.inject({ url: '/', headers: { accept: 'text/html' } })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'; style-src 'self'; style-src-attr 'none'")
  expect(policy).not.toMatch(/unsafe|nonce/)
})

test('a route refuses its third call in the window and says how long to wait', async () => {
  const statuses = []
  for (let call = 0; call < 3; call++) statuses.push((await post({}, '/api/limited')).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  const refused = await post({}, '/api/limited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
})

test('a network that floods is refused before anything is looked up; a false forwarding header changes nothing', async () => {
  const rule = { max: 3, perMs: 60_000, by: 'network' } as const
  const small = await makeAppForTest({ ...withCalls(), rates: { read: rule, write: rule } })
  const statuses = []
  for (let call = 0; call < 5; call++) {
    statuses.push((await post({ 'x-forwarded-for': `10.0.0.${call}` }, '/api/change', small)).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('whoever is refused on the way to a page reads why, and whoever looks after the process is never refused', async () => {
  const rule = { max: 1, perMs: 60_000, by: 'network' } as const
  const small = await makeAppForTest({ ...withCalls(), rates: { read: rule, write: rule } })
  const open = (url: string) => small.platform.app.inject({ url, headers: { accept: 'text/html' } })
  await open('/todas')
  const { statusCode, headers, body } = await open('/buscar?q="><script>alert(1)</script>')
  expect(statusCode).toBe(429)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('Hiciste demasiados pedidos seguidos. Esperá un momento.')
  expect(body).toContain('href="/buscar?q=')
  expect(body).not.toContain('<script')
  // Another try never leads to another site.
  expect((await open('//evil.example/login')).body).toContain('href="/evil.example/login"')
  for (let call = 0; call < 3; call++) expect((await open('/healthz')).statusCode).toBe(200)
})

test('behind a proxy that is trusted each client has a limit of its own', async () => {
  const rule = { max: 1, perMs: 60_000, by: 'network' } as const
  const proxied = await makeAppForTest({
    ...withCalls({ TRUST_PROXY: '127.0.0.1' }),
    rates: { read: rule, write: rule },
  })
  const from = async (address: string) =>
    (await post({ 'x-forwarded-for': address }, '/api/change', proxied)).statusCode
  expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 429, 200])
})

test('the log holds no secrets', async () => {
  await post({ ...cookie, authorization: 'Bearer very-secret' }, '/api/change?clave=hidden-key')
  app.platform.log.info({ password: 'hunter2', user: { token: 'tok-123' } }, 'a line')
  const text = app.log.join('')
  for (const secret of ['very-secret', 'hidden-key', 'hunter2', 'tok-123', 'session=abc']) {
    expect(text).not.toContain(secret)
  }
  expect(text).toContain('/api/change')
})

test('public pictures may be shown in the packaged app; nothing else may be embedded elsewhere', async () => {
  const policyOf = async (url: string) =>
    (await app.platform.app.inject({ url })).headers['cross-origin-resource-policy']
  expect(await policyOf('/api/images/nothing.jpg')).toBe('cross-origin')
  expect(await policyOf('/api/time')).toBe('same-origin')
})

test('compressed bodies are not unpacked', async () => {
  const payload = gzipSync(Buffer.alloc(20_000_000, ' '))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const reply = await app.platform.app.inject({ method: 'POST', url: '/api/login', payload, headers })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  expect(app.log.join('')).not.toContain('a request failed')
})

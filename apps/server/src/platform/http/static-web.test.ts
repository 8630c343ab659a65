import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHooks } from '../hooks.ts'
import { serveWeb } from './static-web.ts'

const SHELL = '<script src="/early.js"></script>'

const SITE = { publicUrl: 'http://localhost:3000', productName: 'Remates Ya' }

let dist = ''
let app: FastifyInstance
beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'martillo-web-'))
  mkdirSync(path.join(dist, 'assets'))
  writeFileSync(path.join(dist, 'index.html'), SHELL)
  writeFileSync(path.join(dist, 'assets', 'index-abc123.js'), 'start()')
  writeFileSync(path.join(dist, 'early.js'), 'early()')
  writeFileSync(
    path.join(dist, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Martillo · Pujá y Ganá', short_name: 'Martillo', start_url: '/' }),
  )
  app = Fastify()
  await serveWeb(app, { ...SITE, dist, hooks: makeHooks() })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true, force: true })
})

test('the shell is packed as the client takes it, and its policy allows only our own files', async () => {
  const plain = await app.inject({ url: '/todas' })
  expect([plain.body, plain.headers['content-encoding']]).toEqual([SHELL, undefined])
  expect(plain.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
  expect([plain.headers['cache-control'], plain.headers.vary]).toEqual(['no-cache', 'Accept-Encoding'])

  const packed = await app.inject({ url: '/todas', headers: { 'accept-encoding': 'gzip, deflate, br;q=0' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(SHELL)
})

test('files with a hash in their name are kept for a year, others for minutes', async () => {
  const hashed = await app.inject({ url: '/assets/index-abc123.js' })
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject({ url: '/early.js' })).headers['cache-control']).toBe('public, max-age=300')
})

test('what is installed from the browser has the name of the service', async () => {
  const reply = await app.inject({ url: '/manifest.webmanifest' })
  expect(reply.json()).toEqual({ name: 'Remates Ya · Pujá y Ganá', short_name: 'Remates Ya', start_url: '/' })
  expect([reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    'application/manifest+json; charset=utf-8',
    'public, max-age=300',
  ])
})

test.each(['/assets/old-999.js', '/index.html', '/assets/', '/favicon.ico'])(
  '%s is no file and no page',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  },
)

test('whoever follows a link to no file sees the page that says so', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  expect((await app.inject({ url: '/api/nada', headers })).json()).toMatchObject({ code: 'not_found' })
  for (const url of ['/index.php', '/assets/old-999.js', '/foto.png']) {
    expect((await app.inject({ url, headers })).body).toBe(SHELL)
  }
})

test('a page that is away for the moment says when to ask again', async () => {
  const hooks = makeHooks()
  hooks.renderPage = async (_, body) => ({ status: 503, body })
  const other = Fastify()
  await serveWeb(other, { ...SITE, dist, hooks })
  const { statusCode, headers } = await other.inject({ url: '/subasta/7' })
  await other.close()
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
})

test.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'])(
  '%s leads nowhere outside',
  async (url) => {
    expect((await app.inject({ url })).body).not.toContain('root:')
  },
)

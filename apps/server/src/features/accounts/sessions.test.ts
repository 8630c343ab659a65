import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { until } from '../../../test/until.ts'
import { makeMember, makeVisitor, PASSWORD, PROXIED } from './registration.testing.ts'

const DAY_MS = 24 * 3_600_000

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ env: PROXIED })
  app = apps.one
})
afterAll(() => apps.stop())

test('a logout ends the session at once here, and within two seconds in every process', async () => {
  const member = await makeUser(app)
  const elsewhere = makePerson(apps.two)
  elsewhere.cookies.set('session', String(member.cookies.get('session')))
  const kept = new Map(member.cookies)
  expect((await elsewhere.get('/user/sessiondata')).status).toBe(200)
  expect((await member.get('/user/sessiondata')).status).toBe(200)
  expect((await member.post('/logout')).body).toEqual({ ok: true })
  const begin = performance.now()
  expect(member.cookies.has('session')).toBe(false)
  for (const [name, value] of kept) member.cookies.set(name, value)
  expect((await member.get('/user/sessiondata')).status).toBe(401)
  await until(
    'the other process to know',
    async () => (await elsewhere.get('/user/sessiondata')).status === 401,
  )
  expect(performance.now() - begin).toBeLessThan(2_000)
})

test('a logout ends only the session with which it came', async () => {
  const member = await makeMember(app)
  const phone = makeVisitor(app)
  await phone.post('/login', { email: member.email, password: PASSWORD })
  await member.post('/logout')
  expect((await phone.get('/user/sessiondata')).status).toBe(200)
})

test('a logout without a session is no error', async () => {
  expect((await makeVisitor(app).post('/logout')).status).toBe(200)
})

test('logging in again on the same browser ends the session before', async () => {
  const member = await makeMember(app)
  const before = String(member.cookies.get('session'))
  await member.post('/login', { email: member.email, password: PASSWORD })
  expect(member.cookies.get('session')).not.toBe(before)
  const old = makeVisitor(app)
  old.cookies.set('session', before)
  expect((await old.get('/user/sessiondata')).status).toBe(401)
})

test('a session lasts 30 days from the last time that its data were asked for', async () => {
  const member = await makeMember(app)
  await apps.clock.advance(29 * DAY_MS)
  const reply = await member.get('/user/sessiondata')
  const now = (await apps.clock.now()).getTime()
  expect(Date.parse(String(reply.body.expires_at)) - now).toBeGreaterThan(30 * DAY_MS - 5_000)
  const renewed = String([reply.headers['set-cookie']].flat()[0])
  expect(Date.parse(/Expires=([^;]+)/.exec(renewed)?.[1] ?? '') - now).toBeGreaterThan(30 * DAY_MS - 5_000)
  await apps.clock.advance(30 * DAY_MS - 10_000)
  expect((await member.get('/user/sessiondata')).status).toBe(200)
  await apps.clock.advance(30 * DAY_MS + 1_000)
  expect((await member.get('/user/sessiondata')).status).toBe(401)
})

test.each(['', 'x', 'a'.repeat(43), '"; drop table users; --', 'a'.repeat(5_000)])(
  'a made-up secret %j opens nothing and breaks nothing',
  async (secret) => {
    const visitor = makeVisitor(app)
    visitor.cookies.set('session', encodeURIComponent(secret))
    expect((await visitor.get('/user/sessiondata')).status).toBe(401)
    visitor.cookies.clear()
    visitor.headers.authorization = `Bearer ${secret}`
    expect((await visitor.get('/user/sessiondata')).status).toBe(401)
  },
)

test('no other site can end a session or use it', async () => {
  const member = await makeMember(app)
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    expect((await member.post('/logout', undefined, headers)).status).toBe(403)
  }
  expect((await member.get('/user/sessiondata')).status).toBe(200)
})

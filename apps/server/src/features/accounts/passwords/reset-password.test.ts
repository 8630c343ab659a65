import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { until } from '../../../../test/until.ts'
import { makeMember, makeVisitor, PASSWORD, PROXIED } from '../registration.testing.ts'
import { connectAs, makeWithPhone, NEXT, readResetToken } from './passwords.testing.ts'

const MINUTE_MS = 60_000

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ env: PROXIED })
  app = apps.one
})
afterAll(() => apps.stop())

async function askFor(email: string) {
  const reply = await makeVisitor(app).post('/forgot-password', { email })
  expect(reply).toMatchObject({ status: 200, body: { ok: true } })
}

const reset = (token: string, new_password = NEXT) =>
  makeVisitor(app).post('/reset-password', { token, new_password })

test('a mailed link sets another password and ends every session everywhere within two seconds', async () => {
  const { member, phone, elsewhere, token: push } = await makeWithPhone(app, apps.two)
  const there = await connectAs(apps.two, String(phone.cookies.get('session')))
  await askFor(member.email.toUpperCase())
  const token = await readResetToken(apps, member.email)
  expect((await elsewhere.get('/user/sessiondata')).status).toBe(200)
  expect((await reset(token)).status).toBe(200)
  const begin = performance.now()
  expect((await member.get('/user/sessiondata')).status).toBe(401)
  await until('the other process', async () => {
    return (await elsewhere.get('/user/sessiondata')).status === 401 && there.state.ended
  })
  expect(performance.now() - begin).toBeLessThan(2_000)
  const { db } = app.platform
  expect(await db.selectFrom('push_tokens').selectAll().where('token', '=', push).execute()).toEqual([])
  const { email } = member
  expect((await makeVisitor(app).post('/login', { email, password: PASSWORD })).status).toBe(401)
  expect((await makeVisitor(app).post('/login', { email, password: NEXT })).status).toBe(200)
})

test('a link works once, also when it is used twice at the same instant', async () => {
  const { email } = await makeMember(app)
  await askFor(email)
  const token = await readResetToken(apps, email)
  const replies = await Promise.all([reset(token), reset(token, 'cinco termos de agua')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  expect((await reset(token)).body).toMatchObject({ code: 'reset_link_invalid' })
})

test('a link is valid for 30 minutes', async () => {
  const [early, late] = [await makeMember(app), await makeMember(app)]
  await askFor(early.email)
  await askFor(late.email)
  const tokens = [await readResetToken(apps, early.email), await readResetToken(apps, late.email)] as const
  await apps.clock.advance(29 * MINUTE_MS)
  expect((await reset(tokens[0])).status).toBe(200)
  await apps.clock.advance(2 * MINUTE_MS)
  expect((await reset(tokens[1])).body).toMatchObject({ code: 'reset_link_invalid' })
})

test('a password that is refused leaves the link valid', async () => {
  const { email } = await makeMember(app)
  await askFor(email)
  const token = await readResetToken(apps, email)
  expect((await reset(token, 'corta')).body).toMatchObject({
    code: 'password_weak',
    details: { new_password: expect.stringMatching(/8 caracteres/) },
  })
  expect((await reset(token)).status).toBe(200)
})

test('a change of the password makes a link that was mailed void', async () => {
  const member = await makeMember(app)
  await askFor(member.email)
  const token = await readResetToken(apps, member.email)
  await member.put('/user/update-password', { current_password: PASSWORD, new_password: NEXT })
  expect((await reset(token, 'cinco termos de agua')).body).toMatchObject({ code: 'reset_link_invalid' })
})

test('who was locked out by guesses may log in after the reset', async () => {
  const { email } = await makeMember(app)
  for (let i = 0; i < 5; i++) await makeVisitor(app).post('/login', { email, password: `no ${i}` })
  expect((await makeVisitor(app).post('/login', { email, password: PASSWORD })).status).toBe(429)
  await askFor(email)
  await reset(await readResetToken(apps, email))
  expect((await makeVisitor(app).post('/login', { email, password: NEXT })).status).toBe(200)
})

test('keeps the link as its hash only, and out of log and queue', async () => {
  const { email } = await makeMember(app)
  await askFor(email)
  const token = await readResetToken(apps, email)
  expect(token).toMatch(/^[\w-]{43}$/)
  const { db } = app.platform
  const rows = await db.selectFrom('password_resets').selectAll().execute()
  expect(rows.map((row) => String(row.token_hash)).join()).not.toContain(token)
  expect([...app.log, ...apps.two.log].join('')).not.toContain(token)
})

test.each(['', 'x', 'a'.repeat(43), "'; drop table users; --"])('%j is no link', async (token) => {
  expect((await reset(token)).body).toMatchObject({ code: 'reset_link_invalid' })
})

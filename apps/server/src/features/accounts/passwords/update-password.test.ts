import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { until } from '../../../../test/until.ts'
import { makeMember, makeVisitor, PASSWORD, PROXIED } from '../registration.testing.ts'
import { connectAs, enterElsewhere, makeWithPhone, NEXT, waitForMail } from './passwords.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
beforeAll(async () => {
  apps = await makeTwoApps({ env: PROXIED })
  app = apps.one
})
afterAll(() => apps.stop())

const change = { current_password: PASSWORD, new_password: NEXT }

test('ends all other sessions, bearers, live connections and push tokens in both processes within two seconds', async () => {
  const { member, phone, elsewhere, token } = await makeWithPhone(app, apps.two)
  const here = await connectAs(app, String(phone.cookies.get('session')))
  const there = await connectAs(apps.two, String(phone.cookies.get('session')))
  const own = await connectAs(apps.two, String(member.cookies.get('session')))
  expect((await elsewhere.get('/user/sessiondata')).status).toBe(200)
  expect((await member.put('/user/update-password', change)).status).toBe(200)
  // The answer follows the commit; hashing before it is no time in which a thief gains anything new.
  const begin = performance.now()
  expect((await phone.get('/user/sessiondata')).status).toBe(401)
  await until('the other process and the live connections', async () => {
    const { status } = await elsewhere.get('/user/sessiondata')
    return status === 401 && here.state.ended && there.state.ended
  })
  expect(performance.now() - begin).toBeLessThan(2_000)
  const left = await app.platform.db
    .selectFrom('push_tokens')
    .selectAll()
    .where('token', '=', token)
    .execute()
  expect(left).toEqual([])
  expect((await member.get('/user/sessiondata')).status).toBe(200)
  expect(own.state.ended).toBe(false)
  own.socket.disconnect()
})

test('counts from then on, and the old password no more; the owner is told by mail', async () => {
  const member = await makeMember(app)
  const { email } = member
  await member.put('/user/update-password', change)
  expect((await makeVisitor(app).post('/login', { email, password: PASSWORD })).status).toBe(401)
  expect((await makeVisitor(app).post('/login', { email, password: NEXT })).status).toBe(200)
  const mail = await waitForMail(apps, email, 'Cambió tu contraseña')
  expect(mail.text).not.toContain(NEXT)
})

test('is refused at its field when the current one is wrong, and after five of those waits', async () => {
  const member = await makeMember(app)
  const phone = await enterElsewhere(app, member.email)
  for (let i = 0; i < 5; i++) {
    const reply = await member.put('/user/update-password', { ...change, current_password: `no ${i}` })
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'password_wrong', details: { current_password: expect.stringMatching(/actual/) } },
    })
  }
  const refused = await member.put('/user/update-password', change)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect((await phone.get('/user/sessiondata')).status).toBe(200)
})

test.each([
  ['siete77', /8 caracteres/],
  ['password123', /más usadas/],
  ['amo Martillo mucho', /nombre del sitio/],
])('refuses %j as the new one', async (new_password, sentence) => {
  const member = await makeMember(app)
  const reply = await member.put('/user/update-password', { ...change, new_password })
  expect(reply).toMatchObject({
    status: 422,
    body: { code: 'password_weak', details: { new_password: expect.stringMatching(sentence) } },
  })
})

test('refuses the own name in it, and takes 64 characters with spaces at both ends', async () => {
  const member = await makeMember(app)
  const named = await member.put('/user/update-password', { ...change, new_password: `x${member.username}x` })
  expect(named.body).toMatchObject({ code: 'password_weak' })
  const long = ` ${'ñandú '.repeat(12)} `
  expect((await member.put('/user/update-password', { ...change, new_password: long })).status).toBe(200)
  const { email } = member
  expect((await makeVisitor(app).post('/login', { email, password: long.trim() })).status).toBe(401)
  expect((await makeVisitor(app).post('/login', { email, password: long })).status).toBe(200)
})

test('lets who has no password set one with a mailed code, once', async () => {
  const person = await makeUser(app)
  const wrong = await person.put('/user/update-password', { ...change, current_password: '123456' })
  expect(wrong.body).toMatchObject({ code: 'code_expired' })
  const sent = await person.post('/user/password-code')
  expect(sent.status).toBe(200)
  expect((await person.post('/user/password-code')).status).toBe(429)
  const mail = await waitForMail(apps, person.email, 'es tu código')
  const code = /\b\d{6}\b/.exec(mail.subject ?? '')?.[0] ?? ''
  const set = await person.put('/user/update-password', { current_password: code, new_password: NEXT })
  expect(set.status).toBe(200)
  const { email } = person
  expect((await makeVisitor(app).post('/login', { email, password: NEXT })).status).toBe(200)
  expect((await person.post('/user/password-code')).body).toMatchObject({ code: 'has_password' })
})

test('of two changes at once with the same old password only one succeeds', async () => {
  const member = await makeMember(app)
  const replies = await Promise.all(
    ['uno dos tres mates', 'tres dos uno mates'].map((new_password) =>
      member.put('/user/update-password', { ...change, new_password }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
})

test.each([
  { ...change, role: 'admin' },
  { current_password: PASSWORD },
  { current_password: 5, new_password: NEXT },
])('answers 400 to %j', async (body) => {
  const member = await makeMember(app)
  expect((await member.put('/user/update-password', body)).status).toBe(400)
})

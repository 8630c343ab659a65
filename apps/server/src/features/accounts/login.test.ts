import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { race } from '../../../test/race.ts'
import { countAttempts } from '../../platform/guarded-attempts.ts'
import { accountLimits } from './account-limits.ts'
import { makeMember, makeVisitor, PASSWORD, PROXIED } from './registration.testing.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ env: PROXIED })
})
afterAll(() => app.stop())

test('answers who it is, with a cookie that no script can read and no bearer', async () => {
  const member = await makeMember(app)
  const visitor = makeVisitor(app)
  const reply = await visitor.post('/login', { email: member.email, password: PASSWORD })
  expect(reply.body).toMatchObject({
    id: member.id,
    username: member.username,
    first_name: 'Ana María',
    role: 'user',
    verified_email: false,
    city: 'La Plata',
    province: 'Buenos Aires',
    band: 1,
  })
  const cookie = String(
    [reply.headers['set-cookie']].flat().find((one) => String(one).startsWith('session=')),
  )
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Path=\//)
  expect(cookie).not.toMatch(/Secure|Domain/)
  expect(reply.headers.authorization).toBeUndefined()
  expect(JSON.stringify(reply.body)).not.toContain(visitor.cookies.get('session'))
  expect((await visitor.get('/user/sessiondata')).status).toBe(200)
})

test('binds the cookie to the host under https', async () => {
  const secure = await makeApp({ env: { ...PROXIED, PUBLIC_URL: 'https://martillo.example', DEMO: '0' } })
  const member = await makeMember(secure).finally(() => secure.stop())
  expect([...member.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-session'])
})

test.each(['ios', 'android'])('gives the app on %s a bearer that is another secret', async (platform) => {
  const member = await makeMember(app)
  const device = makeVisitor(app)
  device.headers['x-client-platform'] = platform
  const reply = await device.post('/login', { email: member.email, password: PASSWORD })
  const bearer = String(reply.headers.authorization)
  expect(bearer).toMatch(/^Bearer [\w-]{43}$/)
  expect(bearer).not.toContain(device.cookies.get('session'))
  const plain = makeVisitor(app)
  plain.headers.authorization = bearer
  expect((await plain.get('/user/sessiondata')).body).toMatchObject({ username: member.username })
  plain.headers.authorization = `Bearer ${device.cookies.get('session')}`
  expect((await plain.get('/user/sessiondata')).status).toBe(401)
})

test('keeps neither secret nor password in the database or the log', async () => {
  const member = await makeMember(app)
  const device = makeVisitor(app)
  device.headers['x-client-platform'] = 'ios'
  const reply = await device.post('/login', { email: member.email, password: PASSWORD })
  const secrets = [
    PASSWORD,
    String(device.cookies.get('session')),
    String(reply.headers.authorization).slice(7),
  ]
  const rows = await app.platform.db.selectFrom('sessions').selectAll().execute()
  const kept = JSON.stringify(
    rows.map((row) => ({ ...row, a: String(row.token_hash), b: String(row.bearer_hash) })),
  )
  for (const secret of secrets) {
    expect(kept).not.toContain(secret)
    expect(app.log.join('')).not.toContain(secret)
  }
})

test('says the same about a wrong password and an unknown e-mail', async () => {
  const member = await makeMember(app)
  const wrong = await makeVisitor(app).post('/login', { email: member.email, password: 'no es esta' })
  const unknown = await makeVisitor(app).post('/login', { email: 'nadie@correo.test', password: PASSWORD })
  expect(wrong.status).toBe(401)
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
  expect(wrong.body).toMatchObject({ code: 'credentials_wrong' })
})

test.each(['sin-cuenta@correo.test', 'member'])(
  'refuses the sixth wrong try in a quarter of an hour (%s)',
  async (who) => {
    const member = await makeMember(app)
    const email = who === 'member' ? member.email : who
    for (let i = 0; i < 5; i++) {
      expect((await makeVisitor(app).post('/login', { email, password: `no es ${i}` })).status).toBe(401)
    }
    const refused = await makeVisitor(app).post('/login', { email, password: PASSWORD })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(refused.body.error).toMatch(/15 minutos/)
    await app.clock.advance(15 * MINUTE_MS + 1_000)
    expect((await makeVisitor(app).post('/login', { email, password: 'no' })).status).toBe(401)
  },
)

test('lets no more than five guesses through when thirty come at once', async () => {
  const { email } = await makeMember(app)
  const { won } = await race(30, (i) => makeVisitor(app).post('/login', { email, password: `no es ${i}` }))
  expect(won.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(won.filter(({ status }) => status === 429)).toHaveLength(25)
})

test('does not lock the owner out on a device that is known, and counts guesses there too', async () => {
  const member = await makeMember(app)
  for (let i = 0; i < 5; i++) await makeVisitor(app).post('/login', { email: member.email, password: 'no' })
  const { email } = member
  expect((await member.post('/login', { email, password: PASSWORD })).status).toBe(200)
  for (let i = 0; i < 5; i++) {
    expect((await member.post('/login', { email, password: 'no es' })).status).toBe(401)
  }
  expect((await member.post('/login', { email, password: PASSWORD })).status).toBe(429)
})

test('forgets the wrong tries of an account after the right password', async () => {
  const { email } = await makeMember(app)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) await makeVisitor(app).post('/login', { email, password: 'no' })
    expect((await makeVisitor(app).post('/login', { email, password: PASSWORD })).status).toBe(200)
  }
})

test('refuses a network after fifty wrong tries, whatever the account, and nobody else', async () => {
  const member = await makeMember(app)
  const visitor = makeVisitor(app)
  for (let i = 0; i < 50; i++) {
    const reply = await visitor.post('/login', { email: `nadie${i}@red.test`, password: 'no' })
    expect(reply.status).toBe(401)
  }
  const right = { email: member.email, password: PASSWORD }
  expect((await visitor.post('/login', right)).status).toBe(429)
  expect((await makeVisitor(app).post('/login', right)).status).toBe(200)
})

test('a forwarding header that changes with every guess gives nobody more than five at an account', async () => {
  const { email } = await makeMember(app)
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    // Each comes from another address, as a botnet or a lying header would.
    statuses.push((await makeVisitor(app).post('/login', { email, password: 'no' })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('gives the network its attempt back when the password was right', async () => {
  const { email } = await makeMember(app)
  const visitor = makeVisitor(app)
  for (let i = 0; i < 3; i++) await visitor.post('/login', { email, password: PASSWORD })
  const network = String(visitor.headers['x-forwarded-for'])
  const { count } = await countAttempts(app.platform.db, accountLimits.loginByNetwork, network)
  expect(count).toBe(0)
})

test.each([
  { email: 5, password: 'x' },
  { email: 'a@b.test' },
  { email: 'a@b.test', password: 'x', role: 'admin' },
  null,
])('answers 400 to %j', async (body) => {
  expect((await makeVisitor(app).post('/login', body ?? undefined)).status).toBe(400)
})

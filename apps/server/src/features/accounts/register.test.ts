import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { race } from '../../../test/race.ts'
import { until } from '../../../test/until.ts'
import { makeVisitor, PASSWORD, PROXIED, readCode, registration } from './registration.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ env: PROXIED })
})
afterAll(() => app.stop())

function rowOf(email: string) {
  return app.platform.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

test('makes an account that is no administrator, has no points and no verified e-mail', async () => {
  const wish = registration()
  const reply = await makeVisitor(app).form('POST', '/register', wish)
  expect(reply).toMatchObject({ status: 201, body: { username: wish.username } })
  const row = await rowOf(wish.email)
  expect(row).toMatchObject({
    role: 'user',
    kind: 'particular',
    first_name: 'Ana María',
    birth_date: '1990-05-20',
    city: 'La Plata',
    email_verified_at: null,
    profile_image: '',
  })
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('does not log in by itself: that is the next call', async () => {
  const visitor = makeVisitor(app)
  await visitor.form('POST', '/register', registration())
  expect(visitor.cookies.size).toBe(0)
  expect((await visitor.get('/user/sessiondata')).status).toBe(401)
})

test('mails a code of six digits, large in the mail too', async () => {
  const wish = registration()
  await makeVisitor(app).form('POST', '/register', wish)
  const code = await readCode(app, wish.email)
  expect(code).toMatch(/^\d{6}$/)
  const mail = await app.mailbox.waitFor(wish.email)
  expect(mail.text).toContain(code)
  expect(mail.text).toContain('Hola, Ana María')
})

test('keeps user name and e-mail in small letters and finds them again in any', async () => {
  const { email, username } = registration()
  const wish = registration({ email: email.toUpperCase(), username: username.toUpperCase() })
  const reply = await makeVisitor(app).form('POST', '/register', wish)
  expect(reply.body).toMatchObject({ username })
  const entered = await makeVisitor(app).post('/login', {
    email: ` ${email.toUpperCase()}`,
    password: PASSWORD,
  })
  expect(entered.status).toBe(200)
})

test.each(['email', 'username'] as const)('answers 409 when the %s is somebody’s', async (field) => {
  const first = registration()
  await makeVisitor(app).form('POST', '/register', first)
  const wish = registration({ [field]: first[field].toUpperCase() })
  const reply = await makeVisitor(app).form('POST', '/register', wish)
  const words = { email: /email ya está registrado/, username: /^Este nombre de usuario ya está en uso/ }
  expect(reply).toMatchObject({ status: 409, body: { code: `${field}_taken` } })
  expect(reply.body.error).toMatch(words[field])
  expect(reply.body.details).toHaveProperty(field)
})

test('makes one account of ten equal registrations at once, and answers the others 409', async () => {
  const wish = registration()
  const visitor = makeVisitor(app)
  const { won } = await race(10, () => visitor.form('POST', '/register', wish))
  expect(won.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
})

describe('refuses at the field', () => {
  test.each([
    ['birthDate', '2024-02-30', 422, 'birth_date_invalid'],
    ['birthDate', '2023-02-29', 422, 'birth_date_invalid'],
    ['birthDate', '1850-01-01', 422, 'birth_date_invalid'],
    ['birthDate', '20/05/1990', 400, 'invalid'],
    ['birthDate', '', 400, 'invalid'],
    ['username', 'ab', 422, 'username_invalid'],
    ['username', 'a'.repeat(25), 422, 'username_invalid'],
    ['username', 'аna', 422, 'username_invalid'],
    ['username', 'ana\u200b123', 422, 'username_invalid'],
    ['username', 'ana maria', 422, 'username_invalid'],
    ['username', 'admin', 422, 'username_reserved'],
    ['username', 'a.d.m.i.n', 422, 'username_reserved'],
    ['password', '1234567', 422, 'password_weak'],
    ['password', 'Password123', 422, 'password_weak'],
    ['password', 'amo a martillo', 422, 'password_weak'],
    ['firstName', 'Аna', 400, 'invalid'],
    ['firstName', '<b>Ana</b>', 400, 'invalid'],
    ['firstName', 'Ana2', 400, 'invalid'],
    ['firstName', `A${'\u0301'.repeat(10_000)}`, 400, 'invalid'],
    ['firstName', ' \u200b ', 400, 'invalid'],
    ['lastName', 'a'.repeat(61), 400, 'invalid'],
    ['email', 'nadie', 400, 'invalid'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 400, 'invalid'],
    ['phoneNumber', 'llamame', 400, 'invalid'],
    ['province', 'Atlántida', 400, 'invalid'],
    ['city', '', 400, 'invalid'],
  ])('%s %j', async (field, value, status, code) => {
    const wish = registration({ [field]: value })
    const reply = await makeVisitor(app).form('POST', '/register', wish)
    expect(reply).toMatchObject({ status, body: { code } })
    expect(reply.body.details).toHaveProperty(field)
    expect(await rowOf(wish.email)).toBeUndefined()
  })

  test('a password that contains the user name', async () => {
    const wish = registration({ username: 'bicicletera' })
    const reply = await makeVisitor(app).form('POST', '/register', {
      ...wish,
      password: 'soy Bicicletera 99',
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'password_weak' } })
  })
})

test('takes people from their 18th birthday on, by the day in Argentina', async () => {
  await app.clock.set(new Date('2026-03-10T02:59:00Z'))
  const wish = registration({ birthDate: '2008-03-10' })
  const visitor = makeVisitor(app)
  expect((await visitor.form('POST', '/register', wish)).body).toMatchObject({ code: 'under_age' })
  await app.clock.set(new Date('2026-03-10T03:00:00Z'))
  expect((await visitor.form('POST', '/register', wish)).status).toBe(201)
  await app.clock.reset()
})

test('look-alike letters and heaps of marks make no name, and what is invisible or turns the line is taken out', async () => {
  const odd = { username: 'ana_\u0440az', firstName: `A${'\u0301'.repeat(10_000)}na`, lastName: 'Р\u0430z' }
  for (const [field, value] of Object.entries(odd)) {
    const { status, body } = await makeVisitor(app).form(
      'POST',
      '/register',
      registration({ [field]: value }),
    )
    expect([Math.floor(status / 100), Object.keys(Object(body.details))]).toEqual([4, [field]])
  }
  const wish = registration({
    firstName: 'A\u200bn\u2060a',
    lastName: '\u202eP\u00adaz',
    location: '\u202eCentro\u200b',
  })
  expect((await makeVisitor(app).form('POST', '/register', wish)).status).toBe(201)
  expect(await rowOf(wish.email)).toMatchObject({ first_name: 'Ana', last_name: 'Paz', location: 'Centro' })
})

test('cleans names of invisible signs and composes them', async () => {
  const wish = registration({ firstName: ' Jose\u0301\u200b  Luis ', city: 'La\u202e Plata' })
  await makeVisitor(app).form('POST', '/register', wish)
  expect(await rowOf(wish.email)).toMatchObject({ first_name: 'José Luis', city: 'La Plata' })
})

test.each(['role', 'reputation', 'verified_email', 'id', 'kind', '__proto__'])(
  'refuses the unknown field %s and makes nobody',
  async (field) => {
    const wish = registration()
    const extra = Object.defineProperty({ ...wish }, field, { value: 'admin', enumerable: true })
    const reply = await makeVisitor(app).form('POST', '/register', extra)
    expect(reply.status).toBe(400)
    expect(await rowOf(wish.email)).toBeUndefined()
  },
)

test('keeps a photo within 800×600 and without a sign of where it was taken', async () => {
  const content = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#85c' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' } })
    .toBuffer()
  const wish = registration({ profileImage: { content, name: 'yo.jpg' } })
  expect((await makeVisitor(app).form('POST', '/register', wish)).status).toBe(201)
  const row = await rowOf(wish.email)
  const picture = await app.platform.db
    .selectFrom('images')
    .selectAll()
    .where('key', '=', String(row?.profile_image.replace('images/', '')))
    .executeTakeFirstOrThrow()
  expect(picture).toMatchObject({ purpose: 'avatar', owner_id: row?.id, width: 600, height: 600 })
})

test('refuses a photo that is none, and leaves no account behind', async () => {
  const wish = registration({ profileImage: { content: Buffer.from('<svg onload=x>'), name: 'yo.jpg' } })
  const reply = await makeVisitor(app).form('POST', '/register', wish)
  expect([415, 422]).toContain(reply.status)
  expect(await rowOf(wish.email)).toBeUndefined()
})

test('lets a network try twenty times an hour, and other networks go on', async () => {
  const visitor = makeVisitor(app)
  const { won } = await race(22, () => visitor.form('POST', '/register', registration({ email: 'x@y.test' })))
  expect(won.filter(({ status }) => status === 429)).toHaveLength(2)
  const refused = await visitor.form('POST', '/register', registration())
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await makeVisitor(app).form('POST', '/register', registration())).status).toBe(201)
})

test('gives points for the complete profile, and one for the photo', async () => {
  const content = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#85c' } })
    .png()
    .toBuffer()
  const [plain, withPhoto] = [registration(), registration({ profileImage: { content, name: 'yo.png' } })]
  for (const wish of [plain, withPhoto]) await makeVisitor(app).form('POST', '/register', wish)
  const seen = makeVisitor(app)
  await until('the points', async () => {
    const one = await seen.get(`/user/username/${plain.username}`)
    const two = await seen.get(`/user/username/${withPhoto.username}`)
    return one.body.reputation === 4 && two.body.reputation === 5
  })
})

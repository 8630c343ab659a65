import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { race } from '../../../test/race.ts'
import { until } from '../../../test/until.ts'
import { hashCode } from './issue-code.ts'
import { makeMember, makeVisitor, otherCode, PROXIED, readCode } from './registration.testing.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ env: PROXIED })
})
afterAll(() => app.stop())

async function codesMailed(email: string, count: number): Promise<string[]> {
  return until(`${count} codes`, async () => {
    const mails = await app.mailbox.to(email)
    return mails.length >= count && mails.map(({ mail }) => /\d{6}/.exec(mail.subject ?? '')?.[0] ?? '')
  })
}

test('verifies with the code of the mail, once, and gives three points once', async () => {
  const member = await makeMember(app)
  const code = await readCode(app, member.email)
  const { won } = await race(5, () => member.post('/verifyemail', { verification_code: code }))
  expect(won.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect((await member.get('/user/sessiondata')).body).toMatchObject({ verified_email: true })
  await until('the points', async () => (await member.get('/user/sessiondata')).body.reputation === 7)
  const rows = await app.platform.db
    .selectFrom('reputation_events')
    .select(['kind', 'moved'])
    .where('user_id', '=', member.id)
    .orderBy('kind')
    .execute()
  expect(rows).toEqual([
    { kind: 'email_verified', moved: 3 },
    { kind: 'profile_complete', moved: 4 },
  ])
})

test.each([42, '000042'])('keeps the leading zeros of a code given as %j', async (given) => {
  const member = await makeMember(app)
  await app.platform.db
    .updateTable('verification_codes')
    .set({ code_hash: hashCode(member.id, '000042') })
    .where('user_id', '=', member.id)
    .execute()
  expect((await member.post('/verifyemail', { verification_code: given })).status).toBe(200)
})

test('says exactly what the client knows when the code is wrong, and takes five tries', async () => {
  const member = await makeMember(app)
  const code = await readCode(app, member.email)
  for (let i = 0; i < 5; i++) {
    const reply = await member.post('/verifyemail', { verification_code: otherCode(code) })
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'code_wrong', error: 'Invalid verification code' },
    })
  }
  const spent = await member.post('/verifyemail', { verification_code: code })
  expect(spent).toMatchObject({ status: 422, body: { code: 'code_spent' } })
  expect((await member.get('/user/sessiondata')).body).toMatchObject({ verified_email: false })
})

test('counts no more than five tries when many come at once', async () => {
  const member = await makeMember(app)
  const code = await readCode(app, member.email)
  const { won } = await race(20, () => member.post('/verifyemail', { verification_code: otherCode(code) }))
  expect(won.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(5)
  expect(won.filter(({ body }) => body.code === 'code_spent')).toHaveLength(15)
})

test('takes a code for ten minutes', async () => {
  const member = await makeMember(app)
  const code = await readCode(app, member.email)
  await app.clock.advance(10 * MINUTE_MS)
  const reply = await member.post('/verifyemail', { verification_code: code })
  expect(reply).toMatchObject({ status: 422, body: { code: 'code_expired' } })
})

test('takes nobody else’s code', async () => {
  const [one, other] = [await makeMember(app), await makeMember(app)]
  const code = await readCode(app, one.email)
  await app.platform.db
    .updateTable('verification_codes')
    .set({ code_hash: hashCode(other.id, otherCode(code)) })
    .where('user_id', '=', other.id)
    .execute()
  expect((await other.post('/verifyemail', { verification_code: code })).body).toMatchObject({
    code: 'code_wrong',
  })
})

test.each([-1, 1.5, 1_000_000, '12345', '1234567', '12345a', null, [123456], true, 'abcdef'])(
  'answers 400 to the code %j and counts no try',
  async (code) => {
    const member = await makeMember(app)
    expect((await member.post('/verifyemail', { verification_code: code })).status).toBe(400)
    const row = await app.platform.db
      .selectFrom('verification_codes')
      .select('tries')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(row.tries).toBe(0)
  },
)

test('asks for a session', async () => {
  const visitor = makeVisitor(app)
  expect((await visitor.post('/verifyemail', { verification_code: '123456' })).status).toBe(401)
  expect((await visitor.post('/refreshcodes')).status).toBe(401)
})

test('mails another code after a minute, which replaces the one before', async () => {
  const member = await makeMember(app)
  const first = await readCode(app, member.email)
  const early = await member.post('/refreshcodes')
  expect(early).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60)
  await app.clock.advance(MINUTE_MS)
  const reply = await member.post('/refreshcodes')
  expect(reply.status).toBe(200)
  const wait = Date.parse(String(reply.body.next_at)) - (await app.clock.now()).getTime()
  expect(wait).toBeGreaterThan(50_000)
  const codes = await codesMailed(member.email, 2)
  const second = codes.find((code) => code !== first) ?? first
  if (second !== first) {
    expect((await member.post('/verifyemail', { verification_code: first })).body).toMatchObject({
      code: 'code_wrong',
    })
  }
  expect((await member.post('/verifyemail', { verification_code: second })).status).toBe(200)
  expect((await member.post('/refreshcodes')).status).toBe(409)
})

test('mails at most five codes an hour, the first included', async () => {
  const member = await makeMember(app)
  for (let i = 0; i < 4; i++) {
    await app.clock.advance(MINUTE_MS)
    expect((await member.post('/refreshcodes')).status).toBe(200)
  }
  await app.clock.advance(MINUTE_MS)
  expect((await member.post('/refreshcodes')).status).toBe(429)
  await app.clock.advance(60 * MINUTE_MS)
  expect((await member.post('/refreshcodes')).status).toBe(200)
})

test('mails one code when it is asked for many times at once', async () => {
  const member = await makeMember(app)
  await app.clock.advance(MINUTE_MS)
  const { won } = await race(8, () => member.post('/refreshcodes'))
  expect(won.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('lets a name in the mail be text and nothing else', async () => {
  const member = await makeMember(app)
  const mail = await app.mailbox.waitFor(member.email)
  expect(mail.html).toContain('Hola, Ana María')
  expect(mail.html).not.toContain('<script')
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { makeMember, makeVisitor, PROXIED } from '../registration.testing.ts'

// Counts what passwords are compared with; the work itself is done as always.
const compared = vi.hoisted(() => [] as string[])
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      compared.push(String(given[0]))
      return real.verify(...given)
    },
  }
})

let app: TestApp
beforeAll(async () => {
  // Files share what they import, and one before this may have the real comparing already.
  vi.resetModules()
  const { makeApp } = await import('../../../../test/app.ts')
  app = await makeApp({ env: PROXIED, start: false })
})
afterAll(() => app.stop())

async function hashesOf(work: () => Promise<unknown>): Promise<string[]> {
  compared.length = 0
  await work()
  return [...compared]
}

test('answers and works the same for known and unknown addresses: one hash, one job', async () => {
  const { email } = await makeMember(app)
  const added = vi.spyOn(app.platform.jobs, 'add')
  const answers: { status: number; body: unknown }[] = []
  for (const address of [email, 'nadie@correo.test']) {
    added.mockClear()
    const hashes = await hashesOf(async () => {
      const { status, body } = await makeVisitor(app).post('/forgot-password', { email: address })
      answers.push({ status, body })
    })
    expect(hashes).toHaveLength(1)
    expect(added.mock.calls.map(([, kind]) => kind.name)).toEqual(['accounts.password-mail'])
  }
  expect(answers[0]).toEqual({ status: 200, body: { ok: true } })
  expect(answers[1]).toEqual(answers[0])
})

test('a login compares with a made-up hash when the address is unknown', async () => {
  const { email } = await makeMember(app)
  const login = (address: string) => () =>
    makeVisitor(app).post('/login', { email: address, password: 'no es esta' })
  const known = await hashesOf(login(email))
  const unknown = await hashesOf(login('nadie@correo.test'))
  expect([known.length, unknown.length]).toEqual([1, 1])
  expect(unknown[0]).not.toBe(known[0])
  // The same parameters: $argon2id$v=19$m=…,t=…,p=…
  const parameters = (hash = '') => hash.split('$').slice(0, 4).join('$')
  expect(parameters(unknown[0])).toBe(parameters(known[0]))
})

test.each(['nadie-mas@correo.test', 'member'])('mails %s at most five links an hour', async (who) => {
  const email = who === 'member' ? (await makeMember(app)).email : who
  for (let i = 0; i < 5; i++) {
    expect((await makeVisitor(app).post('/forgot-password', { email })).status).toBe(200)
  }
  const refused = await makeVisitor(app).post('/forgot-password', { email })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60)
})

test('takes at most twenty addresses an hour from one network, whatever it says about others', async () => {
  const visitor = makeVisitor(app)
  for (let i = 0; i < 20; i++) {
    expect((await visitor.post('/forgot-password', { email: `uno${i}@correo.test` })).status).toBe(200)
  }
  expect((await visitor.post('/forgot-password', { email: 'uno20@correo.test' })).status).toBe(429)
})

test.each([{}, { email: 'no es un mail' }, { email: 7 }, { email: 'a@b.test', role: 'admin' }])(
  'answers 400 to %j',
  async (body) => {
    expect((await makeVisitor(app).post('/forgot-password', body)).status).toBe(400)
  },
)

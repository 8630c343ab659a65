import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoApps } from '../../test/app.ts'
import { race } from '../../test/race.ts'
import { countAttempts, forgetAttempts, takeAttempt } from './guarded-attempts.ts'
import { Failure } from './http/failure.ts'
import { inTransaction } from './transaction.ts'

const limit = { kind: 'login.account', max: 5, perMs: 900_000 }
let apps: Awaited<ReturnType<typeof makeTwoApps>>

beforeAll(async () => {
  apps = await makeTwoApps({ start: false })
})
afterAll(() => apps.stop())

function take(subject: string, index = 0) {
  const { db } = (index % 2 === 0 ? apps.one : apps.two).platform
  return inTransaction(db, (tx) => takeAttempt(tx, limit, subject))
}

test('of thirty at one instant in two processes exactly five pass', async () => {
  const { won, lost } = await race(30, (index) => take('ana', index))
  expect(won).toHaveLength(5)
  expect(lost).toHaveLength(25)
  expect(lost.every((error) => error instanceof Failure && error.status === 429)).toBe(true)
})

test('says how long to wait, and lets the next one pass when the oldest has left the window', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await take('beto')
  const refused = (await take('beto').catch((error: unknown) => error)) as Failure
  expect(refused.retryAfterS).toBeGreaterThan(890)
  expect(refused.sentence).toContain('15 minutos')
  await apps.clock.advance(900_000)
  await expect(take('beto')).resolves.toBeUndefined()
})

test('counts each subject apart and forgets on demand', async () => {
  await take('carla')
  const { db } = apps.one.platform
  expect((await countAttempts(db, limit, 'carla')).count).toBe(1)
  await forgetAttempts(db, limit.kind, 'carla')
  expect(await countAttempts(db, limit, 'carla')).toEqual({ count: 0, leftMs: 0 })
})

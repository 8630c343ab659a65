import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { recordReputation } from './record-reputation.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('tells how a score came about, the last first, and what leads to the next band', async () => {
  const me = await makeUser(app, { score: 0 })
  for (const kind of ['email_verified', 'profile_complete', 'ban'] as const) {
    await inTransaction(app.platform.db, (tx) => recordReputation(tx, me.id, { kind }))
  }
  const { status, body } = await me.get('/user/reputation')
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      score: 0,
      band: 1,
      next: { band: 2, from: 11, missing: 11 },
      missing: [
        { kind: 'profile_photo', points: 1 },
        { kind: 'identity_verified', points: 8 },
      ],
    }),
  ])
  expect(body.ledger).toMatchObject([
    { kind: 'ban', points: -25, moved: -7, score: 0 },
    { kind: 'profile_complete', points: 4, moved: 4, score: 7 },
    { kind: 'email_verified', points: 3, moved: 3, score: 3 },
    { kind: 'made' },
  ])
})

test.each([
  [10, 1, 1],
  [11, 15, 2],
  [75, 1, 4],
  [76, null, 5],
])('with %i points says %s missing, in band %i', async (score, missing, band) => {
  const me = await makeUser(app, { score })
  const { body } = await me.get('/user/reputation')
  expect([body.band, (body.next as { missing: number } | null)?.missing ?? null]).toEqual([band, missing])
})

test('is nobody else’s', async () => {
  expect((await makePerson(app).get('/user/reputation')).status).toBe(401)
})

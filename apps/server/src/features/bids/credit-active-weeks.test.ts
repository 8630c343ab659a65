import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { bid } from './bids.testing.ts'
import { makeActiveWeekSweep } from './credit-active-weeks.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

function weeksOf(userId: number) {
  return app.platform.db
    .selectFrom('reputation_events')
    .select('subject')
    .where('user_id', '=', userId)
    .where('kind', '=', 'active_week')
    .orderBy('id')
    .execute()
}

test('a week with a bid is credited once, and the next week again', async () => {
  const sweep = makeActiveWeekSweep(app.platform.db)
  const [auction, person, idle] = [
    await makeAuction(app, { endsInMs: 20 * 86_400_000 }),
    await makeUser(app, { score: 60 }),
    await makeUser(app, { score: 60 }),
  ]
  await bid(person, auction, 5_000)
  await sweep()
  await sweep()
  await makeActiveWeekSweep(app.platform.db)()
  expect(await weeksOf(person.id)).toHaveLength(1)
  expect(await weeksOf(idle.id)).toEqual([])

  await app.clock.advance(7 * 86_400_000)
  await bid(person, auction, 6_000)
  await sweep()
  expect(await weeksOf(person.id)).toHaveLength(2)
})

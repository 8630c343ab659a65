import { PREFERENCE_KINDS } from '@martillo/contract/preferences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

interface Line {
  kind: string
  email: boolean
  push: boolean
}

test('starts with money and ends on, has a line for each kind, and keeps what is changed', async () => {
  const me = await makeUser(app)
  const lines = async () => (await me.get('/user/preferences')).body.notifications as Line[]
  expect((await lines()).map(({ kind }) => kind)).toEqual([...PREFERENCE_KINDS])
  expect(await lines()).toContainEqual({ kind: 'won', email: true, push: true })
  expect(await lines()).toContainEqual({ kind: 'question', email: false, push: false })
  const { status, body } = await me.put('/user/preferences', {
    notifications: [
      { kind: 'won', email: false },
      { kind: 'question', push: true },
    ],
  })
  expect([status, body.notifications]).toEqual([200, await lines()])
  expect(await lines()).toContainEqual({ kind: 'won', email: false, push: true })
  expect(await lines()).toContainEqual({ kind: 'question', email: false, push: true })
})

test('never turns off the mails about the account’s safety', async () => {
  const me = await makeUser(app)
  const { body } = await me.put('/user/preferences', {
    notifications: [{ kind: 'account', email: false, push: false }],
  })
  expect(body.notifications).toContainEqual({ kind: 'account', email: true, push: false })
})

test('is each person’s own', async () => {
  const [me, other] = [await makeUser(app), await makeUser(app)]
  await me.put('/user/preferences', { notifications: [{ kind: 'lost', email: false, push: false }] })
  expect((await other.get('/user/preferences')).body.notifications).toContainEqual({
    kind: 'lost',
    email: true,
    push: true,
  })
})

test.each([
  { notifications: [{ kind: 'spam', email: true }] },
  { notifications: [{ kind: 'won', email: 'yes' }] },
  { notifications: [{ kind: 'won', user_id: 1 }] },
  { notifications: [], role: 'admin' },
  {},
])('refuses %j', async (body) => {
  const me = await makeUser(app)
  expect((await me.put('/user/preferences', body)).status).toBe(400)
})

test('asks for a session', async () => {
  expect((await makePerson(app).get('/user/preferences')).status).toBe(401)
})

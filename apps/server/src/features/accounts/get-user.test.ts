import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.stop())

test('shows a visitor the public side of a person, by name in any capitals and by number', async () => {
  const user = await makeUser(app, { score: 80, kind: 'comercio' })
  const visitor = makePerson(app)
  const byName = await visitor.get(`/user/username/${user.username.toUpperCase()}`)
  const byNumber = await visitor.get(`/user/${user.id}`)
  expect(byName.body).toEqual(byNumber.body)
  expect(byName.body).toMatchObject({
    ID: user.id,
    Username: user.username,
    reputation: 80,
    band: 5,
    premium: true,
    kind: 'comercio',
    city: 'La Plata',
    province: 'Buenos Aires',
    sales: 0,
    rating: null,
    ratings_count: 0,
  })
})

test('shows nobody, not even the person, e-mail, phone, names or birth date', async () => {
  const user = await makeUser(app)
  for (const person of [makePerson(app), user]) {
    const text = JSON.stringify((await person.get(`/user/${user.id}`)).body)
    for (const secret of [user.email, '555-0100', 'De Prueba', '1990-05-20', 'password', 'argon2']) {
      expect(text).not.toContain(secret)
    }
  }
})

test('does not find deleted people, nor those who never were', async () => {
  const user = await makeUser(app)
  const { db } = app.platform
  await db
    .updateTable('users')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', user.id)
    .execute()
  const visitor = makePerson(app)
  for (const path of [`/user/${user.id}`, `/user/username/${user.username}`, '/user/2147483647']) {
    expect(await visitor.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test.each(['0', '-1', '1.5', 'abc', '99999999999999999999', '1e400'])(
  'answers 400 to the number %s',
  async (id) => {
    expect((await makePerson(app).get(`/user/${id}`)).status).toBe(400)
  },
)

test('a deleted person’s session ends', async () => {
  const user = await makeUser(app, { verified: false })
  expect((await user.get('/user/sessiondata')).status).toBe(200)
  const { db } = app.platform
  await db
    .updateTable('users')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', user.id)
    .execute()
  expect((await user.get('/user/sessiondata')).status).toBe(401)
})

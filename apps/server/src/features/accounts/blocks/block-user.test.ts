import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('lists whom a person blocked, the last first, and nobody else’s blocks', async () => {
  const [me, one, two] = [await makeUser(app), await makeUser(app), await makeUser(app)]
  await me.post(`/user/block/${one.id}`)
  await me.post(`/user/block/${two.id}`)
  await one.post(`/user/block/${two.id}`)
  const { body } = await me.get('/user/blocks')
  expect(body).toMatchObject({
    data: [
      { ID: two.id, Username: two.username },
      { ID: one.id, Username: one.username },
    ],
    meta: { total: 2 },
  })
  expect((await two.get('/user/blocks')).body.data).toEqual([])
  expect((await me.get(`/user/blocks?person=${one.id}`)).body).toMatchObject({
    data: [{ ID: one.id }],
    meta: { total: 1 },
  })
  expect((await two.get(`/user/blocks?person=${me.id}`)).body.data).toEqual([])
})

test('blocks once however often it is asked at once', async () => {
  const [me, one] = [await makeUser(app), await makeUser(app)]
  const { won } = await race(6, () => me.post(`/user/block/${one.id}`))
  expect(won.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect((await me.get('/user/blocks')).body.meta).toMatchObject({ total: 1 })
})

test('unblocks, and unblocking again is no fault', async () => {
  const [me, one] = [await makeUser(app), await makeUser(app)]
  await me.post(`/user/block/${one.id}`)
  for (const _ of [1, 2]) expect((await me.delete(`/user/block/${one.id}`)).status).toBe(200)
  expect((await me.get('/user/blocks')).body.data).toEqual([])
})

test('refuses oneself, nobody and a visitor', async () => {
  const me = await makeUser(app)
  const own = await me.post(`/user/block/${me.id}`)
  expect([own.status, own.body.code]).toEqual([422, 'block_self'])
  expect((await me.post('/user/block/2000000000')).status).toBe(404)
  expect((await me.post('/user/block/0x1F')).status).toBe(400)
  expect((await makePerson(app).post(`/user/block/${me.id}`)).status).toBe(401)
})

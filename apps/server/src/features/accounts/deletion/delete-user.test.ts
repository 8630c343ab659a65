import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'

let app: TestApp
let admin: MadeUser
beforeAll(async () => {
  app = await makeApp()
  admin = await makeUser(app, { role: 'admin' })
})
afterAll(() => app.stop())

test('an administrator deletes somebody’s account, whose sessions end, and the audit log says who did', async () => {
  const person = await makeUser(app)
  expect(await admin.delete(`/user/${person.id}`)).toMatchObject({ status: 200, body: { ok: true } })
  expect((await person.get('/user/sessiondata')).status).toBe(401)
  expect((await admin.get(`/user/${person.id}`)).status).toBe(404)
  expect((await admin.get(`/user/fulluserdecrypted/${person.id}`)).status).toBe(404)
  const audit = await app.platform.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', `user ${person.id}`)
    .execute()
  expect(audit).toEqual([{ actor_id: admin.id, action: 'accounts.delete-user' }])
  expect((await admin.delete(`/user/${person.id}`)).status).toBe(404)
})

test('what keeps a person from leaving holds an administrator back as well', async () => {
  const seller = await makeUser(app)
  await makeAuction(app, { seller })
  const { status, body } = await admin.delete(`/user/${seller.id}`)
  expect([status, body.code, body.error]).toEqual([422, 'active_auctions', 'User has active auctions'])
  expect((await seller.get('/user/sessiondata')).status).toBe(200)
})

test('deletes no administrator, nobody’s account, and none for whoever is no administrator', async () => {
  const [member, other] = [await makeUser(app), await makeUser(app)]
  expect((await admin.delete(`/user/${admin.id}`)).body.code).toBe('delete_admin')
  expect((await admin.delete('/user/2000000000')).status).toBe(404)
  expect((await admin.delete('/user/0x1F')).status).toBe(400)
  expect((await member.delete(`/user/${other.id}`)).status).toBe(403)
  expect((await makePerson(app).delete(`/user/${other.id}`)).status).toBe(401)
  expect((await other.get('/user/sessiondata')).status).toBe(200)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'

let app: TestApp
let admin: MadeUser
let person: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  admin = await makeUser(app, { role: 'admin' })
  person = await makeUser(app, { username: 'la_persona', email: 'la.persona@correo.test' })
})
afterAll(() => app.stop())

const full = () =>
  expect.objectContaining({ ID: person.id, email: person.email, phoneNumber: '+54 221 555-0100' })

test('gives administrators the whole record by number, e-mail and name', async () => {
  for (const path of [
    `/user/fulluserdecrypted/${person.id}`,
    '/user/fulluserdecrypted/search?type=email&value=La.Persona@Correo.TEST',
    '/user/fulluserdecrypted/search?type=username&value=LA_PERSONA',
  ]) {
    const { status, body } = await admin.get(path)
    expect([path, status, body]).toEqual([path, 200, full()])
  }
})

test('writes each reading into the audit log, and none that found nobody', async () => {
  const reader = await makeUser(app, { role: 'admin' })
  await reader.get(`/user/fulluserdecrypted/${person.id}`)
  await reader.get('/user/fulluserdecrypted/search?type=username&value=la_persona')
  await reader.get('/user/fulluserdecrypted/search?type=username&value=nadie')
  const entries = await app.platform.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('actor_id', '=', reader.id)
    .execute()
  const entry = { action: 'accounts.read-full-user', subject: `user ${person.id}` }
  expect(entries).toEqual([entry, entry])
})

test.each([
  '/user/fulluserdecrypted/1',
  '/user/fulluserdecrypted/search?type=email&value=a@b.test',
  '/user/all',
])('%s is nobody’s but an administrator’s', async (path) => {
  expect((await makePerson(app).get(path)).status).toBe(401)
  expect((await person.get(path)).status).toBe(403)
})

test.each([
  ['/user/fulluserdecrypted/0', 400],
  ['/user/fulluserdecrypted/-1', 400],
  ['/user/fulluserdecrypted/1.5', 400],
  ['/user/fulluserdecrypted/abc', 400],
  ['/user/fulluserdecrypted/2000000000', 404],
  ['/user/fulluserdecrypted/search?type=phone&value=1', 400],
  ['/user/fulluserdecrypted/search?type=email&value=%20', 400],
  ['/user/fulluserdecrypted/search?type=email', 400],
  ['/user/all?limit=51', 400],
  ['/user/all?page=0', 400],
])('%s answers %i', async (path, status) => {
  expect((await admin.get(path)).status).toBe(status)
})

test('lists everybody in pages, the last first', async () => {
  const last = await makeUser(app)
  const { body } = await admin.get('/user/all?page=1&limit=2')
  const { data, meta } = body as { data: { ID: number }[]; meta: { total: number; pages: number } }
  expect(data[0]?.ID).toBe(last.id)
  expect(data).toHaveLength(2)
  expect(meta.pages).toBe(Math.ceil(meta.total / 2))
})

test('shows visitors nothing of e-mail, phone, names or birth date', async () => {
  for (const path of [`/user/${person.id}`, '/user/username/la_persona']) {
    const said = JSON.stringify((await makePerson(app).get(path)).body)
    expect(said).not.toMatch(/correo\.test|555-0100|De Prueba|1990-05-20/)
  }
})

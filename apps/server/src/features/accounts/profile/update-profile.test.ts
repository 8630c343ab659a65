import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeUser } from '../../../../test/make.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let me: MadeUser
beforeAll(async () => {
  app = await makeApp()
  me = await makeUser(app)
})
afterAll(() => app.stop())

const rowOf = (id: number) =>
  app.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('shows a person all of their own data', async () => {
  const { status, body } = await me.get('/user/currentuser')
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      ID: me.id,
      Username: me.username,
      email: me.email,
      phoneNumber: '+54 221 555-0100',
    }),
  ])
})

test('changes what came and leaves what stayed out or came empty', async () => {
  const before = await rowOf(me.id)
  const { status, body } = await me.put(`/user/update/${me.id}`, {
    firstName: '  Ana   María ',
    lastName: '',
    phoneNumber: '   ',
    city: null,
    birthDate: '1985-12-31',
  })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ firstName: 'Ana María', birthDate: '1985-12-31' }),
  ])
  expect(await rowOf(me.id)).toEqual({ ...before, first_name: 'Ana María', birth_date: '1985-12-31' })
})

test('keeps a birth date the same however often it is saved', async () => {
  const { birthDate } = (await me.get('/user/currentuser')).body
  for (const _ of [1, 2, 3]) await me.put(`/user/update/${me.id}`, { birthDate })
  expect((await me.get('/user/currentuser')).body.birthDate).toBe(birthDate)
})

test.each([
  ['birthDate', '2001-02-30', 'Esa fecha no existe. Revisala.'],
  ['birthDate', '2015-01-01', 'Para registrarte tenés que tener 18 años o más.'],
  ['province', 'Atlántida', 'Elegí una provincia de la lista.'],
  ['phoneNumber', 'mi teléfono', 'Escribí un teléfono con código de área, solo números.'],
  ['firstName', '<b>Ana</b>', 'Usá solo letras, espacios, guiones y apóstrofos.'],
  ['firstName', 'Аna', 'Usá solo letras, espacios, guiones y apóstrofos.'],
])('refuses %s %s at its field, and nothing changes', async (field, value, sentence) => {
  const before = await rowOf(me.id)
  const { status, body } = await me.put(`/user/update/${me.id}`, { city: 'Rosario', [field]: value })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body.details).toEqual({ [field]: sentence })
  expect(await rowOf(me.id)).toEqual(before)
})

test.each(['role', 'reputation', 'verified_email', 'id', 'email', 'username', 'password', 'kind', 'banner'])(
  'refuses the foreign field %s',
  async (field) => {
    const before = await rowOf(me.id)
    const { status, body } = await me.put(`/user/update/${me.id}`, { city: 'Rosario', [field]: 'admin' })
    expect([status, body.details]).toEqual([400, { [field]: 'No conocemos este dato.' }])
    expect(await rowOf(me.id)).toEqual(before)
  },
)

test('is nobody else’s: to others the person is not there', async () => {
  const other = await makeUser(app)
  expect((await other.put(`/user/update/${me.id}`, { city: 'Rosario' })).status).toBe(404)
  expect((await rowOf(me.id)).city).not.toBe('Rosario')
})

test('lets an administrator change it, and writes down which fields', async () => {
  const admin = await makeUser(app, { role: 'admin' })
  const { status } = await admin.put(`/user/update/${me.id}`, { city: 'Berisso', firstName: 'Ana María' })
  expect(status).toBe(200)
  const entry = await app.platform.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'after'])
    .where('actor_id', '=', admin.id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'accounts.update-profile',
    subject: `user ${me.id}`,
    after: { fields: ['city'] },
  })
})

test('gives the points of a complete profile once it is complete', async () => {
  const person = await makeUser(app, { score: 0 })
  await app.platform.db.updateTable('users').set({ phone: '' }).where('id', '=', person.id).execute()
  const score = async () => (await person.get('/user/reputation')).body.score
  await person.put(`/user/update/${person.id}`, { city: 'Ensenada' })
  await person.put(`/user/update/${person.id}`, { phoneNumber: '+54 221 555-0123' })
  await until('the points', async () => (await score()) === 4)
  await person.put(`/user/update/${person.id}`, { phoneNumber: '+54 221 555-0124' })
  expect(await score()).toBe(4)
})

test('says whether somebody sells as a shop', async () => {
  expect((await me.put('/user/kind', { kind: 'comercio' })).body).toEqual({ kind: 'comercio' })
  expect((await me.get(`/user/${me.id}`)).body.kind).toBe('comercio')
  expect((await me.put('/user/kind', { kind: 'empresa' })).status).toBe(400)
})

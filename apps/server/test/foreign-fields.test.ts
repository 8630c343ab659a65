import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration } from '../src/features/accounts/registration.testing.ts'
import { cameraPhoto } from '../src/features/media/pictures.testing.ts'
import { makeApp, type TestApp } from './app.ts'
import { type MadeUser, makeUser } from './make.ts'
import { makePerson } from './person.ts'

// The forms are right but for the one field: what refuses them can only be that field.

let app: TestApp
let person: MadeUser
beforeAll(async () => {
  app = await makeApp({ start: false })
  person = await makeUser(app)
})
afterAll(() => app.stop())

const FOREIGN = [
  ['role', 'admin'],
  ['reputation', '100'],
  ['verified_email', 'true'],
  ['email_verified_at', '2020-01-01T00:00:00Z'],
  ['id', '1'],
  ['kind', 'comercio'],
] as const

async function people(): Promise<string> {
  const { rows } = await app.platform.pool.query<{ all: string }>(
    `select count(*) || coalesce(string_agg(u::text, E'\\n' order by id), '') as all from users u`,
  )
  return rows[0]?.all ?? ''
}

test.each(FOREIGN)(
  'a right registration that also brings %s is refused, and no account is made',
  async (field, value) => {
    const before = await people()
    const { status, body } = await makePerson(app).form('POST', '/register', registration({ [field]: value }))
    expect([status, body.details]).toEqual([400, { [field]: 'No conocemos este dato.' }])
    expect(await people()).toBe(before)
  },
)

test.each(['/user/upload-avatar', '/user/upload-banner'])(
  'a right upload to %s that also brings a role is refused, and no picture is kept',
  async (path) => {
    const before = await people()
    const image = { content: await cameraPhoto(6), name: 'yo.jpg' }
    expect((await person.form('POST', path, { image, role: 'admin' })).status).toBe(400)
    expect(await people()).toBe(before)
    expect((await person.form('POST', path, { image })).status).toBe(200)
  },
)

test('both sides of a DNI that come with a state are refused, and nothing waits', async () => {
  const side = { content: await cameraPhoto(6), name: 'dni.jpg' }
  const { status } = await person.form('POST', '/user/identity', {
    front: side,
    back: side,
    state: 'approved',
  })
  expect(status).toBe(400)
  expect((await person.get('/user/identity')).body).toMatchObject({ state: 'none' })
})

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { until } from '../../../../test/until.ts'
import { cameraPhoto } from '../../media/pictures.testing.ts'
import { makeVisitor, registration } from '../registration.testing.ts'

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await makeApp()
  photo = await cameraPhoto(8)
})
afterAll(() => app.stop())

const image = (content: Buffer) => ({ image: { content, name: 'yo.jpg' } })

test.each([
  ['/user/upload-avatar', 'ProfileImage'],
  ['/user/upload-banner', 'banner'],
])('%s shows the new picture and deletes the one before', async (path, field) => {
  const me = await makeUser(app)
  const first = String((await me.form('POST', path, image(photo))).body[field])
  const second = await me.form('POST', path, image(photo))
  expect(second.status).toBe(200)
  const shown = String(second.body[field])
  expect(shown).toMatch(/^images\/[0-9a-f]{40}\.jpg$/)
  expect((await makePerson(app).get(`/user/${me.id}`)).body[field]).toBe(shown)
  expect((await makePerson(app).get(`/${shown}`)).status).toBe(200)
  expect((await makePerson(app).get(`/${first}`)).status).toBe(404)
  const rows = await app.platform.db
    .selectFrom('images')
    .select('key')
    .where('owner_id', '=', me.id)
    .execute()
  expect(rows).toEqual([{ key: shown.slice('images/'.length) }])
})

test('leaves one picture of many that are sent at once', async () => {
  const me = await makeUser(app)
  const { won } = await race(5, () => me.form('POST', '/user/upload-avatar', image(photo)))
  expect(won.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const rows = await app.platform.db
    .selectFrom('images')
    .select('key')
    .where('owner_id', '=', me.id)
    .execute()
  expect(rows.map(({ key }) => `images/${key}`)).toEqual([(await me.get(`/user/${me.id}`)).body.ProfileImage])
})

test('gives the point of a photo once', async () => {
  const me = await makeUser(app, { score: 0 })
  for (const _ of [1, 2]) await me.form('POST', '/user/upload-avatar', image(photo))
  await until('the points', async () => (await me.get('/user/reputation')).body.score === 5)
  const { ledger } = (await me.get('/user/reputation')).body as { ledger: { kind: string }[] }
  expect(ledger.filter(({ kind }) => kind === 'profile_photo')).toHaveLength(1)
})

test('refuses what is no photo at its field, a missing one, and a visitor; the old one stays', async () => {
  const me = await makeUser(app)
  const before = (await me.form('POST', '/user/upload-avatar', image(photo))).body.ProfileImage
  const wrong = await me.form('POST', '/user/upload-avatar', image(Buffer.from('<svg/>')))
  expect([wrong.status, Object.keys(wrong.body.details as object)]).toEqual([415, ['image']])
  expect((await me.form('POST', '/user/upload-avatar', {})).status).toBe(400)
  const foreign = await me.form('POST', '/user/upload-avatar', { ...image(photo), role: 'admin' })
  expect(foreign.status).toBe(400)
  expect((await makePerson(app).form('POST', '/user/upload-avatar', image(photo))).status).toBe(401)
  expect((await me.get(`/user/${me.id}`)).body.ProfileImage).toBe(before)
})

test('fits into 800×600 and keeps no place', async () => {
  const me = await makeUser(app)
  const large = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const { body } = await me.form('POST', '/user/upload-banner', image(large))
  const key = String(body.banner).slice('images/'.length)
  const row = await app.platform.db
    .selectFrom('images')
    .select(['width', 'height'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ width: 800, height: 267 })
})

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:5432/',
  'https://evil.test/redirige',
  'file:///etc/passwd',
])('an address in the place of a picture is refused and never fetched: %s', async (address) => {
  const me = await makeUser(app)
  const fetched = vi.spyOn(globalThis, 'fetch')
  const content = Buffer.from(address)
  for (const path of ['/user/upload-avatar', '/user/upload-banner']) {
    expect((await me.form('POST', path, { image: address })).status).toBe(400)
    expect((await me.form('POST', path, image(content))).body.code).toBe('image_invalid')
  }
  const wish = registration({ profileImage: address })
  expect((await makeVisitor(app).form('POST', '/register', wish)).status).toBe(400)
  expect((await me.put(`/user/update/${me.id}`, { profileImage: address })).status).toBe(400)
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

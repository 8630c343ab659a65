import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { until } from '../../../../test/until.ts'
import { cameraPhoto } from '../../media/pictures.testing.ts'

let app: TestApp
let admin: MadeUser
let photo: Buffer
beforeAll(async () => {
  app = await makeApp()
  admin = await makeUser(app, { role: 'admin' })
  photo = await cameraPhoto(6)
})
afterAll(() => app.stop())

const file = (content: Buffer) => ({ content, name: 'dni.jpg' })
const send = (person: MadeUser) =>
  person.form('POST', '/user/identity', { front: file(photo), back: file(photo) })

async function requestOf(person: MadeUser) {
  const { body } = await admin.get('/admin/identity?limit=50')
  const found = (body.data as { id: number; user: { ID: number }; front: string; back: string }[]).find(
    ({ user }) => user.ID === person.id,
  )
  if (!found) throw new Error('the request is not in the queue')
  return found
}

function privateFiles(): string[] {
  const folder = join(app.config.dataDir, 'images', 'private')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(jpg|webp)$/.test(name))
}

test('takes both sides, shows them to administrators only and deletes them when it is decided', async () => {
  const person = await makeUser(app, { score: 20 })
  expect((await person.get('/user/identity')).body).toMatchObject({ state: 'none' })
  expect((await send(person)).status).toBe(201)
  expect((await person.get('/user/identity')).body).toMatchObject({ state: 'pending', reason: null })
  expect(privateFiles()).toHaveLength(2)

  const { id, front, back } = await requestOf(person)
  for (const path of [front, back]) {
    const seen = await admin.get(`/${path}`)
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect((await person.get(`/${path}`)).status).toBe(404)
    expect((await (await makeUser(app)).get(`/${path}`)).status).toBe(404)
    expect((await makePerson(app).get(`/${path}`)).status).toBe(401)
    expect((await admin.get(`/${path.replace('private-', '')}`)).status).toBe(404)
  }

  expect((await admin.post(`/admin/identity/${id}/accept`)).status).toBe(200)
  expect((await person.get('/user/identity')).body).toMatchObject({ state: 'approved' })
  expect(privateFiles()).toEqual([])
  expect((await admin.get(`/${front}`)).status).toBe(404)
  await until('the points', async () => (await person.get('/user/reputation')).body.score === 28)
})

test('writes looks and decisions into the audit log', async () => {
  const person = await makeUser(app)
  await send(person)
  const { id, front } = await requestOf(person)
  await admin.get(`/${front}`)
  await admin.post(`/admin/identity/${id}/refuse`, { reason: 'No se lee el número.' })
  const entries = await app.platform.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject', 'after'])
    .where('subject', 'in', [`user ${person.id}`, `identity request ${id}`])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    {
      actor_id: admin.id,
      action: 'accounts.see-identity-picture',
      subject: `identity request ${id}`,
      after: null,
    },
    {
      actor_id: admin.id,
      action: 'accounts.refuse-identity',
      subject: `user ${person.id}`,
      after: { state: 'rejected', reason: 'No se lee el número.' },
    },
  ])
})

test('tells why it was rejected, gives no points, and lets the person try again', async () => {
  const person = await makeUser(app, { score: 20 })
  await send(person)
  const { id } = await requestOf(person)
  expect((await admin.post(`/admin/identity/${id}/refuse`, { reason: '  ' })).status).toBe(400)
  await admin.post(`/admin/identity/${id}/refuse`, { reason: 'La foto salió movida.' })
  expect((await person.get('/user/identity')).body).toMatchObject({
    state: 'rejected',
    reason: 'La foto salió movida.',
  })
  expect((await send(person)).status).toBe(201)
  expect((await person.get('/user/reputation')).body.score).toBe(20)
  const told = await until('the notice', async () => {
    const { data } = (await person.get('/notifications')).body as { data: object[] }
    return data[0]
  })
  expect(told).toMatchObject({
    kind: 'identity_decided',
    Link: '/mi-reputacion',
    Message: 'No pudimos verificar tu identidad: La foto salió movida.',
  })
})

test('keeps one request when it is sent many times at once, and only its pictures', async () => {
  const person = await makeUser(app)
  const before = privateFiles().length
  const { won } = await race(4, () => send(person))
  expect(won.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
  expect(privateFiles()).toHaveLength(before + 2)
  const again = await send(person)
  expect([again.status, again.body.code]).toEqual([422, 'identity_pending'])
})

test('is decided once', async () => {
  const person = await makeUser(app)
  await send(person)
  const { id } = await requestOf(person)
  const { won } = await race(4, (i) =>
    i % 2 === 0
      ? admin.post(`/admin/identity/${id}/accept`)
      : admin.post(`/admin/identity/${id}/refuse`, { reason: 'No.' }),
  )
  expect(won.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('keeps no metadata and stands upright', async () => {
  const person = await makeUser(app)
  await send(person)
  const { front } = await requestOf(person)
  const reply = await app.platform.app.inject({
    url: `/api/${front}`,
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const { exif, width, height } = await sharp(reply.rawPayload).metadata()
  expect([exif, width, height]).toEqual([undefined, 400, 300])
})

test('says which of the two is no photo, and keeps neither', async () => {
  const person = await makeUser(app)
  const before = privateFiles().length
  const { status, body } = await person.form('POST', '/user/identity', {
    front: file(photo),
    back: file(Buffer.from('not a picture')),
  })
  expect([status, body.code, Object.keys(body.details as object)]).toEqual([415, 'image_invalid', ['back']])
  expect(privateFiles()).toHaveLength(before)
})

test('is for administrators to decide, and for verified people to ask', async () => {
  const person = await makeUser(app, { verified: false })
  expect((await send(person)).status).toBe(403)
  const other = await makeUser(app)
  expect((await other.get('/admin/identity')).status).toBe(403)
  expect((await other.post('/admin/identity/1/accept')).status).toBe(403)
  expect((await makePerson(app).get('/admin/identity')).status).toBe(401)
  expect((await admin.post('/admin/identity/2000000000/accept')).status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePhoto, publishForm } from '../src/features/auctions/publish.testing.ts'
import { cameraPhoto } from '../src/features/media/pictures.testing.ts'
import { makeApp, type TestApp } from './app.ts'
import { readDataFiles } from './data-files.ts'
import { dumpRows } from './dump.ts'
import { type MadeUser, makeAuction, makeUser } from './make.ts'
import { makePerson } from './person.ts'
import { until } from './until.ts'

// A person leaves a mark of each kind wherever it can come to lie, and deletes the account. None may be found again.

const MARKS = {
  firstName: 'Zulmarkuno',
  lastName: 'Zulmarkdos',
  email: 'zulmark.tres@correo.test',
  username: 'zulmark_cuatro',
  phone: '+54 221 555 987 31',
  address: 'Barrio Zulmarkcinco',
  network: '203.0.113.77',
  userAgent: 'ZulmarkAgente/6.0',
  title: 'Zulmarksiete de bronce',
  description: 'Herencia de la tia Zulmarkocho',
  delivery: 'Timbre Zulmarknueve',
  errorMessage: 'Zulmarkdiez is not a function',
  subject: 'Compra Zulmarkonce',
  message: 'Me arrepenti Zulmarkdoce',
  pushToken: 'zulmark-trece-token',
  banReason: 'Ofendio a Zulmarkcatorce',
  photo: 'Fulana',
} as const
const PASSWORD = 'tres mates lavados'

let app: TestApp
let other: MadeUser
let person: ReturnType<typeof makePerson>
let id: number
let historical: number

beforeAll(async () => {
  app = await makeApp({ env: { TRUST_PROXY: '127.0.0.1', CONTACT_EMAIL: 'contacto@martillo.test' } })
  other = await makeUser(app)
  person = makePerson(app)
  person.headers['x-forwarded-for'] = MARKS.network
  person.headers['user-agent'] = MARKS.userAgent
})
afterAll(() => app.stop())

/** Where any of the marks lies now. */
async function findMarks(): Promise<string[]> {
  const texts = [
    ...(await dumpRows(app.platform.pool)).map(({ table, row }) => ({ where: table, text: row })),
    ...readDataFiles(app.config.dataDir).map(({ path, content }) => ({
      where: path,
      text: `${path} ${content.toString('latin1')} ${unquoted(content.toString('latin1'))}`,
    })),
  ]
  return Object.entries(MARKS).flatMap(([kind, mark]) =>
    texts
      .filter(({ text }) => text.toLowerCase().includes(mark.toLowerCase()))
      .map(({ where }) => `${kind} in ${where}`),
  )
}

/** A mail as it reads, without the soft breaks and escapes of its encoding. */
function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

async function act(what: string, reply: Promise<{ status: number; body: object }>) {
  const { status, body } = await reply
  expect([what, status < 300, JSON.stringify(body)]).toEqual([what, true, expect.any(String)])
  return body as Record<string, unknown>
}

async function register() {
  const { address, email, username, firstName, lastName, phone } = MARKS
  const photo = { content: await cameraPhoto(6), name: 'zulmark.jpg' }
  const place = { province: 'Buenos Aires', location: address, city: 'La Plata' }
  const names = { firstName, lastName, phoneNumber: phone, birthDate: '1990-05-20' }
  const form = { username, email, password: PASSWORD, ...names, ...place, profileImage: photo }
  id = Number((await act('register', person.form('POST', '/register', form))).id)
  await act('login', person.post('/login', { email, password: PASSWORD }))
  const mail = await app.mailbox.waitFor(email, 'es tu código')
  const code = /\b\d{6}\b/.exec(mail.subject ?? '')?.[0]
  await act('verify', person.post('/verifyemail', { verification_code: code }))
  const { db } = app.platform
  await until('the reputation', () =>
    db
      .selectFrom('reputation_events')
      .select('id')
      .where('user_id', '=', id)
      .where('kind', '=', 'profile_complete')
      .executeTakeFirst(),
  )
  await db.updateTable('reputation_scores').set({ score: 60 }).where('user_id', '=', id).execute()
  await db
    .insertInto('reputation_events')
    .values({ user_id: id, kind: 'made', points: 60, moved: 52, score_after: 60 })
    .execute()
}

async function publish(title: string) {
  const wish = { title, description: MARKS.description, delivery_description: MARKS.delivery }
  const photos = {
    primary_photo: { content: await cameraPhoto(3), name: 'a.jpg' },
    secondary_photos: await makePhoto(),
  }
  return Number(
    (await act('publish', person.form('POST', '/auctions', await publishForm(app, { ...wish, ...photos }))))
      .id,
  )
}

async function finish(auction: number) {
  const { db } = app.platform
  await db
    .updateTable('auctions')
    .set({ end_at: new Date(), start_at: new Date(0) })
    .where('id', '=', auction)
    .execute()
  await until('the settlement', async () => {
    const row = await db.selectFrom('auctions').select('status').where('id', '=', auction).executeTakeFirst()
    return row?.status === 'finished'
  })
}

async function leaveMarks() {
  const { db, pool } = app.platform
  await act(
    'banner',
    person.form('POST', '/user/upload-banner', { image: { content: await cameraPhoto(1), name: 'b.jpg' } }),
  )
  const dni = { content: await cameraPhoto(1), name: 'dni.jpg' }
  await act('identity', person.form('POST', '/user/identity', { front: dni, back: dni }))
  await act('block', person.post(`/user/block/${other.id}`))
  await act('unblock', person.delete(`/user/block/${other.id}`))
  await person.post('/push-token', { token: MARKS.pushToken, platform: 'ios' })
  const crash = {
    message: MARKS.errorMessage,
    stack: 'at x',
    path: '/',
    browser: MARKS.userAgent,
    origin: 'global',
  }
  await act('error', person.post('/error-list', crash))
  const asked = {
    kind: 'arrepentimiento',
    request_id: randomUUID(),
    name: MARKS.firstName,
    email: MARKS.email,
    phone: MARKS.phone,
    subject: MARKS.subject,
    message: MARKS.message,
  }
  await act('revocation', person.post('/revocations', asked))
  await app.mailbox.waitFor('contacto@martillo.test')
  await pool.query("update revocations set state = 'answered', answered_at = app.now(), answer = $1", [
    MARKS.message,
  ])
  const ban = {
    person_id: id,
    reason: MARKS.banReason,
    banned_by: other.id,
    lifted_by: other.id,
    lifted_at: new Date(),
  }
  await db.insertInto('bans').values(ban).execute()

  const unsold = await publish(MARKS.title)
  historical = await publish('Bandoneon')
  const path = `/compartir/subasta/${historical}.jpg`
  expect((await app.platform.app.inject({ url: path })).statusCode).toBe(200)
  expect((await app.platform.app.inject({ url: `/compartir/subasta/${unsold}.jpg` })).statusCode).toBe(200)
  await act('bid', other.put(`/auctions/${historical}/bids/${randomUUID()}`, { amount: 20_000 }))
  const elsewhere = await makeAuction(app)
  await act('bid', person.put(`/auctions/${elsewhere.id}/bids/${randomUUID()}`, { amount: 1_000 }))
  await act('outbid', other.put(`/auctions/${elsewhere.id}/bids/${randomUUID()}`, { amount: 9_000 }))
  await finish(unsold)
  await finish(historical)
  await until('a mail about the sale', async () => (await app.mailbox.to(MARKS.email)).length >= 3)
  // The sale is over and its commission annulled, so that nothing keeps the person here.
  await db.updateTable('sales').set({ state: 'cancelada' }).where('seller_id', '=', id).execute()
}

test('nothing that marks a deleted person is left in the database or in a file', {
  timeout: 120_000,
}, async () => {
  await register()
  await leaveMarks()
  const before = await findMarks()
  for (const kind of [
    'firstName',
    'email',
    'username',
    'phone',
    'address',
    'userAgent',
    'title',
    'description',
    'delivery',
    'errorMessage',
    'message',
    'banReason',
  ]) {
    expect(
      before.filter((found) => found.startsWith(`${kind} in`)),
      kind,
    ).not.toEqual([])
  }
  // Every kind of file that there is has a plan.
  const folders = app.platform.hooks.deletionPlans.flatMap(({ folders = [] }) =>
    folders.map(({ folder }) => folder),
  )
  const files = readDataFiles(app.config.dataDir).map(({ path }) => path)
  for (const folder of folders)
    expect(
      files.filter((path) => path.startsWith(`${folder}/`)),
      folder,
    ).not.toEqual([])
  expect(files.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([])

  await act('delete', person.delete('/user/account', { confirmation: 'ELIMINAR', password: PASSWORD }))
  await until('the first round of erasing', async () => (await app.mailbox.to(MARKS.email)).length === 0)
  await app.clock.advance(31_000)
  const left = await until(
    'nothing to be left',
    async () => {
      const { rows } = await app.platform.pool.query('select user_id from erasures')
      return rows.length === 0 && (await findMarks())
    },
    40_000,
  )
  expect(left).toEqual([])
  expect(readDataFiles(app.config.dataDir).filter(({ path }) => path.startsWith('images/'))).toEqual([])
})

test('the buyer still has what was bought, from nobody', async () => {
  const { status, body } = await other.get(`/auctions/${historical}`)
  expect([status, body.Title, body.description]).toEqual([200, 'Bandoneon', ''])
  expect(body.seller).toMatchObject({ ID: id, Username: 'Usuario eliminado', ProfileImage: '' })
})

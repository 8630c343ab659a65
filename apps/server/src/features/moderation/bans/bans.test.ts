import { randomBytes } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { logIn, type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { race } from '../../../../test/race.ts'
import { until } from '../../../../test/until.ts'
import { hashToken } from '../../accounts/public.ts'
import { bid } from '../../bids/bids.testing.ts'
import { clearUpAfterBan } from './clear-up-after-ban.ts'

const PASSWORD = 'tres tristes tigres'
// Argon2id of it, by the server's own cost.
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$MHvKuuYS7FFNz4Cbt3qOgA$1p7ZKHmy5xMsyztYvNgNSFv/9+RDCJgOhaCbaN5m6Ik'
const HOUR_MS = 3_600_000

let apps: Awaited<ReturnType<typeof makeTwoApps>>
let app: TestApp
let admin: MadeUser
const sockets: Socket[] = []
beforeAll(async () => {
  apps = await makeTwoApps()
  app = apps.one
  admin = await makeUser(app, { role: 'admin' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => apps.stop())

async function makeMember(wish: Parameters<typeof makeUser>[1] = {}) {
  const member = await makeUser(app, wish)
  await app.platform.db
    .updateTable('users')
    .set({ password_hash: PASSWORD_HASH })
    .where('id', '=', member.id)
    .execute()
  return member
}

/** The same browser, asking the other process. */
function elsewhere(person: Person): Person {
  const same = makePerson(apps.two)
  for (const [name, value] of person.cookies) same.cookies.set(name, value)
  return same
}

async function connect(to: TestApp, person: Person): Promise<Socket> {
  const socket = io(await to.listen(), {
    path: '/api/live',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: `session=${person.cookies.get('session')}` },
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const ban = (person: { id: number }, wish: Record<string, unknown> = {}) =>
  admin.post(`/banuser/${person.id}`, { reason: 'Vendió algo que no existe', ...wish })
const login = (person: { email: string }) =>
  makePerson(app).post('/login', { email: person.email, password: PASSWORD })
/** Either process may have sent it. */
const mailTo = (email: string, subject: string) =>
  Promise.any([apps.one, apps.two].map(({ mailbox }) => mailbox.waitFor(email, subject)))
/** A clock moved by hours looks like an outage: until each process has written again, ends near it are moved. */
const outageIsOver = () =>
  until('signs of life', async () => {
    const { at } = await app.platform.db
      .selectFrom('heartbeats')
      .select(({ fn }) => fn.min('at').as('at'))
      .executeTakeFirstOrThrow()
    return at.getTime() > (await app.clock.now()).getTime() - 60_000
  })
const inMs = async (ms: number) => new Date((await app.clock.now()).getTime() + ms).toISOString()

test('closes cookie, bearer and live connections in both processes within two seconds', async () => {
  const member = await makeMember()
  const phone = makePerson(app)
  await logIn(app, member.id, phone)
  const bearer = randomBytes(32).toString('base64url')
  await app.platform.db
    .updateTable('sessions')
    .set({ bearer_hash: hashToken(bearer) })
    .where('id', '=', member.sessionId)
    .execute()
  const headers = { Authorization: `Bearer ${bearer}` }
  const callers = [
    () => member.get('/user/sessiondata'),
    () => elsewhere(member).get('/user/sessiondata'),
    () => elsewhere(phone).get('/notifications'),
    () => makePerson(app).get('/user/sessiondata', headers),
    () => makePerson(apps.two).get('/user/sessiondata', headers),
  ]
  for (const caller of callers) expect((await caller()).status).toBe(200)
  const live = [await connect(apps.one, member), await connect(apps.two, phone)]

  const end = await inMs(HOUR_MS)
  const begin = performance.now()
  expect(await ban(member, { until: end })).toMatchObject({
    status: 200,
    body: { reason: 'Vendió algo que no existe', until: end, active: true, appeal: 'none' },
  })
  for (const caller of callers) {
    const reply = await until('the ban', async () => {
      const one = await caller()
      return one.status === 200 ? undefined : one
    })
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'banned', reason: 'Vendió algo que no existe', until: end },
    })
  }
  await until('the connections to close', () => live.every((socket) => !socket.connected))
  expect(performance.now() - begin).toBeLessThan(2_000)
})

test('a login is told why and until when, and its key opens the export and one appeal, nothing else', async () => {
  const member = await makeMember()
  await ban(member)
  const wrong = await makePerson(app).post('/login', { email: member.email, password: 'otra cosa' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } })
  const refused = await login(member)
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'banned', reason: 'Vendió algo que no existe', until: null, token: expect.any(String) },
  })
  expect(refused.body.error).toBe(
    'Tu cuenta está suspendida sin fecha de fin. Motivo: Vendió algo que no existe',
  )
  const key = makePerson(apps.two)
  key.headers.Authorization = `Bearer ${refused.body.token}`
  expect((await key.get('/user/export')).body).toMatchObject({ cuenta: { email: member.email } })
  for (const reply of [
    await key.get('/user/sessiondata'),
    await key.get('/notifications'),
    await key.put('/user/kind', { kind: 'comercio' }),
  ]) {
    expect(reply).toMatchObject({ status: 403, body: { code: 'banned' } })
  }
  const { won } = await race(4, () => key.post('/appeals', { text: 'Fue un error' }))
  expect(won.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  expect((await key.post('/appeals', { text: 'Otra vez' })).body.code).toBe('appeal_sent')
  expect((await makePerson(app).post('/appeals', { text: 'Hola' })).status).toBe(401)
  expect((await admin.post('/appeals', { text: 'Hola' })).body.code).toBe('not_banned')
})

test('the key runs out after half an hour, the ban goes on, and its end needs nobody', async () => {
  const member = await makeMember()
  await ban(member, { until: await inMs(2 * HOUR_MS) })
  const key = makePerson(app)
  key.headers.Authorization = `Bearer ${(await login(member)).body.token}`
  await apps.clock.advance(29 * 60_000)
  expect((await key.get('/user/export')).status).toBe(200)
  await apps.clock.advance(2 * 60_000)
  expect((await key.get('/user/export')).body.code).toBe('banned')
  expect((await key.post('/appeals', { text: 'Fue un error' })).body.code).toBe('banned')
  await apps.clock.advance(2 * HOUR_MS)
  expect((await login(member)).status).toBe(200)
  expect((await member.get('/user/sessiondata')).status).toBe(401)
  await outageIsOver()
})

test('lifting it opens the login at once, and the sessions of before stay ended', async () => {
  const member = await makeMember()
  await ban(member)
  expect(await admin.post(`/unbanuser/${member.id}`)).toMatchObject({ status: 200, body: { ok: true } })
  const back = makePerson(app)
  expect((await back.post('/login', { email: member.email, password: PASSWORD })).status).toBe(200)
  expect((await member.get('/user/sessiondata')).status).toBe(401)
  const told = await until('the notice', async () => {
    const { data } = (await back.get('/notifications')).body as { data: object[] }
    return data[0]
  })
  expect(told).toMatchObject({ kind: 'account', Message: expect.stringMatching(/^Levantamos la suspensión/) })
  expect(await admin.post(`/unbanuser/${member.id}`)).toMatchObject({
    status: 422,
    body: { code: 'not_banned', message: 'Esa cuenta no está suspendida.' },
  })
})

test('cancels what the person sells and voids the bids that lead, and tells whoever it concerns', async () => {
  const [seller, rival, other] = [await makeMember(), await makeUser(app), await makeUser(app)]
  const selling = await makeAuction(app, { seller })
  const soon = await makeAuction(app, { seller, startsInMs: HOUR_MS })
  const over = await makeAuction(app, { seller, endsInMs: -1_000 })
  // Once approved it would begin, whatever its end was.
  const waiting = await makeAuction(app, { seller, approval: 'pending', endsInMs: -1_000 })
  const led = await makeAuction(app)
  const followed = await makeAuction(app)
  await bid(rival, selling, 2_000)
  await bid(rival, led, 1_500)
  await bid(seller, led, 4_000)
  await bid(seller, followed, 2_000)
  await bid(rival, followed, 5_000)
  await ban(seller)

  const stateOf = async (id: number) => (await other.get(`/auctions/${id}`)).body
  expect(await stateOf(selling.id)).toMatchObject({ state: 'cancelled' })
  expect(await stateOf(soon.id)).toMatchObject({ state: 'cancelled' })
  expect(await stateOf(over.id)).toMatchObject({ state: 'finished' })
  expect((await admin.get(`/auctions/${waiting.id}`)).body).toMatchObject({ state: 'cancelled' })
  expect(await stateOf(led.id)).toMatchObject({ HighestBidAmount: 1_000, state: 'running' })
  expect(await stateOf(followed.id)).toMatchObject({ HighestBidAmount: 2_100, state: 'running' })
  expect((await bid(other, selling, 9_000)).body.code).toBe('not_active')
  const kindsOf = async (person: Person) => {
    const { data } = (await person.get('/notifications')).body as { data: { kind: string }[] }
    return data.map(({ kind }) => kind)
  }
  await until('the news', async () => {
    const kinds = await kindsOf(rival)
    return kinds.includes('auction_cancelled') && kinds.includes('leading_again')
  })
  await mailTo(seller.email, 'Suspendimos tu cuenta')
})

test('leaves the bids of the banned out of a standing that is rebuilt later', async () => {
  const [banned, leader, low] = [await makeMember(), await makeUser(app), await makeUser(app)]
  const auction = await makeAuction(app)
  await bid(low, auction, 1_000)
  await bid(banned, auction, 3_000)
  await bid(leader, auction, 9_000)
  await ban(banned)
  const voided = await admin.post(`/admin/auctions/${auction.id}/void-bidder`, {
    user_id: leader.id,
    reason: 'Prueba',
  })
  expect(voided).toMatchObject({ status: 200, body: { HighestBidAmount: 1_000 } })
})

test('refuses a bid and a publication of a session that is still remembered', async () => {
  const member = await makeMember()
  const auction = await makeAuction(app)
  const there = elsewhere(member)
  expect((await there.get('/user/sessiondata')).status).toBe(200)
  const [, placed] = await Promise.all([
    ban(member),
    until('a refusal', async () => {
      const { status, body } = await there.put(`/auctions/${auction.id}/bids/${crypto.randomUUID()}`, {
        amount: 99_000,
      })
      return status === 403 ? body : undefined
    }),
  ])
  expect(placed.code).toBe('banned')
  await until('no lead of a banned person', async () => {
    const { body } = await admin.get(`/auctions/${auction.id}`)
    return body.HighestBidAmount === undefined
  })
})

test('what a dead process left undone is done by the sweep', async () => {
  const seller = await makeMember()
  const auction = await makeAuction(app, { seller })
  await app.platform.db
    .insertInto('bans')
    .values({ person_id: seller.id, reason: 'Prueba', banned_by: admin.id })
    .execute()
  await until(
    'the sweep',
    async () => (await admin.get(`/auctions/${auction.id}`)).body.state === 'cancelled',
  )
  await clearUpAfterBan({ ...app.platform, voidBidder: async () => undefined }, seller.id)
  expect((await admin.get(`/auctions/${auction.id}`)).body.state).toBe('cancelled')
})

test('is refused for nobody, oneself, an administrator, a past end and without a reason', async () => {
  const member = await makeMember()
  const colleague = await makeUser(app, { role: 'admin' })
  const past = await inMs(-1_000)
  expect((await ban({ id: 2_000_000_000 })).status).toBe(404)
  expect((await ban(admin)).body.code).toBe('ban_self')
  expect((await ban(colleague)).body.code).toBe('ban_admin')
  expect((await ban(member, { until: past })).body).toMatchObject({
    code: 'until_past',
    message: expect.stringMatching(/\.$/),
  })
  for (const wish of [{ reason: ' ' }, { until: '2030-01-01T10:00' }, { role: 'admin' }]) {
    expect(await ban(member, wish)).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  }
  expect((await member.post(`/banuser/${colleague.id}`, { reason: 'x' })).status).toBe(403)
  const { won } = await race(3, () => ban(member))
  expect(won.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('costs 25 points and is written into the audit log, as its lifting is', async () => {
  const member = await makeMember({ score: 60 })
  const { body } = await ban(member)
  await admin.post(`/unbanuser/${member.id}`)
  const { reputation } = (await admin.get(`/user/${member.id}`)).body
  expect(reputation).toBe(35)
  const audit = await app.platform.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'after'])
    .where('subject', '=', `user ${member.id}`)
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([
    { actor_id: admin.id, action: 'moderation.ban-user', after: { ban: body.id } },
    { actor_id: admin.id, action: 'moderation.unban-user' },
  ])
  const listed = await admin.get(`/admin/bans/${member.id}`)
  expect(listed.body).toMatchObject({ data: [{ id: body.id, active: false }], meta: { total: 1 } })
})

test('an appeal is answered once, by mail, and lifts the ban when it is granted', async () => {
  const member = await makeMember()
  await ban(member)
  // The browser that was open when it happened appeals with what it has.
  expect((await member.post('/appeals', { text: 'Era <b>otra</b> persona' })).status).toBe(201)
  const { data } = (await admin.get('/admin/appeals?limit=50')).body as {
    data: { id: number; text: string }[]
  }
  const appeal = data.find(({ text }) => text.includes('otra'))
  const path = `/admin/appeals/${appeal?.id}/answer`
  expect((await member.post(path, { note: 'x', lift: true })).status).toBe(403)
  expect((await admin.post(path, { note: '', lift: true })).status).toBe(400)
  const answer = () => admin.post(path, { note: 'Tenías razón', lift: true })
  const { won } = await race(3, answer)
  expect(won.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const mail = await mailTo(member.email, 'Respondimos tu apelación')
  expect(mail.text).toContain('Tenías razón')
  const back = makePerson(app)
  expect((await back.post('/login', { email: member.email, password: PASSWORD })).status).toBe(200)
  const told = await until('the notice', async () => {
    const { data } = (await back.get('/notifications')).body as { data: object[] }
    return data[0]
  })
  expect(told).toMatchObject({
    kind: 'appeal_answered',
    Message: 'Aceptamos tu apelación y levantamos la suspensión: Tenías razón',
  })
  const answered = await admin.get('/admin/appeals?state=answered&limit=50')
  expect(answered.body.data).toContainEqual(
    expect.objectContaining({ id: appeal?.id, note: 'Tenías razón', lifted: true }),
  )
})

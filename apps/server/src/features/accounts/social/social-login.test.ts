import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAppForTest } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makeMember, makeVisitor, PASSWORD } from '../registration.testing.ts'
import { GOOGLE_ID } from './issuer-variables.testing.ts'
import {
  appleNative,
  beSomebody,
  countAll,
  deliver,
  enterByGoogle,
  goThere,
  makeSocialApp,
  postForm,
  type SocialTest,
} from './social.testing.ts'

let it: SocialTest
beforeAll(async () => {
  it = await makeSocialApp()
})
afterAll(() => it.stop())

test('a first login by Google makes a verified account whose profile is still to be completed', async () => {
  const { email } = beSomebody(it.issuer)
  const { visitor, reply } = await enterByGoogle(it.app)
  expect([reply.status, reply.body]).toEqual([200, { is_new_user: true, city: '' }])
  const { body } = await visitor.get('/user/currentuser')
  expect(body).toMatchObject({
    email,
    firstName: 'Inés',
    lastName: 'Paz',
    birthDate: null,
    verified_email: true,
    has_password: false,
    Username: expect.stringMatching(/^ines_\d+$/),
  })
})

test('the same person of Google enters the same account again, whatever became of the e-mail', async () => {
  const person = beSomebody(it.issuer)
  const { visitor: first } = await enterByGoogle(it.app)
  const { id } = (await first.get('/user/sessiondata')).body
  await first.put(`/user/update/${id}`, {
    firstName: 'Inés',
    lastName: 'Paz',
    birthDate: '1990-02-28',
    phoneNumber: '221 555 0134',
    province: 'Buenos Aires',
    city: 'La Plata',
  })
  beSomebody(it.issuer, { sub: person.sub, email: 'otro@gmail.com', email_verified: false })
  const { visitor, reply } = await enterByGoogle(it.app)
  expect(reply.body).toEqual({ is_new_user: false, city: 'La Plata' })
  expect((await visitor.get('/user/sessiondata')).body.id).toBe(id)
})

test('until age, phone and place are told the account only looks around', async () => {
  beSomebody(it.issuer)
  const { visitor } = await enterByGoogle(it.app)
  const { id: auctionId } = await makeAuction(it.app)
  const bid = () => visitor.put(`/auctions/${auctionId}/bids/${randomUUID()}`, { amount: 5_000 })
  const refused = await bid()
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ code: 'profile_incomplete', error: 'Completá tu perfil para pujar.' }),
  ])
  const publication = await visitor.form('POST', '/auctions', { title: 'Bicicleta' })
  expect([publication.status, publication.body.code]).toEqual([403, 'profile_incomplete'])
  expect((await visitor.get(`/auctions/${auctionId}`)).status).toBe(200)

  const { id } = (await visitor.get('/user/sessiondata')).body
  const told = { phoneNumber: '221 555 0134', province: 'Buenos Aires', city: 'La Plata' }
  const minor = await visitor.put(`/user/update/${id}`, { ...told, birthDate: '2020-02-28' })
  expect([minor.status, minor.body.code]).toEqual([422, 'under_age'])
  expect((await bid()).status).toBe(422)
  await visitor.put(`/user/update/${id}`, { ...told, birthDate: '1990-02-28' })
  expect((await bid()).status).toBe(201)
})

test('the packaged app enters by Google with a code, and gets its bearer', async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  const reply = await visitor.post(
    '/auth/google/native',
    { code: it.issuer.codeFor(GOOGLE_ID) },
    { 'x-client-platform': 'android' },
  )
  expect([reply.status, reply.body]).toEqual([200, { is_new_user: true, city: '' }])
  expect(reply.headers.authorization).toMatch(/^Bearer [\w-]{43}$/)
})

test('a first login by Apple takes the name from its form, which comes once', async () => {
  const { email } = beSomebody(it.issuer, { email_verified: 'true' })
  const visitor = makeVisitor(it.app)
  const answer = await goThere(visitor, 'apple')
  const user = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Sosa' }, email })
  expect(await postForm(it.app, visitor, { ...answer, user })).toEqual({
    status: 303,
    pathname: '/apple-callback',
    query: { success: 'true', is_new_user: 'true', city: '' },
  })
  expect((await visitor.get('/user/currentuser')).body).toMatchObject({ email, firstName: 'Ana' })
})

test('the iOS app enters by Apple with token, code and the nonce that it made up', async () => {
  const { email } = beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  const sent = await appleNative(it.issuer, {
    email,
    user: { name: { firstName: 'Ana', lastName: '' } },
  })
  const reply = await visitor.post('/auth/apple/native', sent, { 'x-client-platform': 'ios' })
  expect([reply.status, reply.body]).toEqual([
    200,
    { success: true, is_new_user: true, city: '', error: null },
  ])
  expect(reply.headers.authorization).toMatch(/^Bearer /)
})

test('an e-mail whose mailbox the provider runs joins the account that verified it, which keeps its password', async () => {
  const person = beSomebody(it.issuer)
  const member = await makeMember(it.app)
  await it.app.platform.db
    .updateTable('users')
    .set({ email: person.email, email_verified_at: new Date() })
    .where('id', '=', member.id)
    .execute()
  const { visitor, reply } = await enterByGoogle(it.app)
  expect(reply.body.is_new_user).toBe(false)
  expect((await visitor.get('/user/sessiondata')).body.id).toBe(member.id)
  expect((await member.get('/user/sessiondata')).status).toBe(200)
  const byHand = await makeVisitor(it.app).post('/login', { email: person.email, password: PASSWORD })
  expect(byHand.status).toBe(200)
})

test('an account that never verified the e-mail loses password and sessions before it is joined', async () => {
  const person = beSomebody(it.issuer)
  const squatter = await makeMember(it.app)
  await it.app.platform.db
    .updateTable('users')
    .set({ email: person.email })
    .where('id', '=', squatter.id)
    .execute()
  const { visitor } = await enterByGoogle(it.app)
  expect((await visitor.get('/user/sessiondata')).body).toMatchObject({
    id: squatter.id,
    verified_email: true,
  })
  expect((await squatter.get('/user/sessiondata')).status).toBe(401)
  const byHand = await makeVisitor(it.app).post('/login', { email: person.email, password: PASSWORD })
  expect(byHand.status).toBe(401)
})

test('an e-mail of a mailbox that others run joins no account', async () => {
  const member = await makeUser(it.app, { email: 'ana@hotmail.test' })
  beSomebody(it.issuer, { email: member.email })
  const before = await countAll(it.app)
  const { reply } = await enterByGoogle(it.app)
  expect([reply.status, reply.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'account_exists',
      error: 'Ya hay una cuenta con este email. Iniciá sesión con tu contraseña.',
    }),
  ])
  expect(await countAll(it.app)).toEqual(before)
})

test.each(['ana@notgmail.com', 'ana@gmail.com.evil.test', 'gmail.com@evil.test', 'ana@mail.gmail.com'])(
  'only the whole domain makes a mailbox one that Google runs: %s joins no account',
  async (email) => {
    await makeUser(it.app, { email })
    beSomebody(it.issuer, { email })
    const { reply } = await enterByGoogle(it.app)
    expect([reply.status, reply.body.code]).toEqual([409, 'account_exists'])
  },
)

test('the picture that a provider names is neither kept nor fetched', async () => {
  beSomebody(it.issuer)
  it.issuer.lie = { claims: { picture: 'http://169.254.169.254/latest/meta-data/' } }
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { visitor } = await enterByGoogle(it.app)
  const asked = fetched.mock.calls.map(([address]) => new URL(String(address)).origin)
  fetched.mockRestore()
  expect(new Set(asked)).toEqual(new Set([it.issuer.url]))
  expect((await visitor.get('/user/currentuser')).body).toMatchObject({ firstName: 'Inés', ProfileImage: '' })
})

test('a banned person enters by no provider, and is told the ban', async () => {
  const person = beSomebody(it.issuer)
  const { visitor } = await enterByGoogle(it.app)
  const { id } = (await visitor.get('/user/sessiondata')).body
  const admin = await makeUser(it.app, { role: 'admin' })
  expect((await admin.post(`/banuser/${id}`, { reason: 'Vendía lo que no tenía.' })).status).toBe(200)
  beSomebody(it.issuer, person)
  const { reply } = await enterByGoogle(it.app)
  expect([reply.status, reply.body.code]).toEqual([403, 'banned'])
})

test('a banned person who comes by Apple learns reason and end from the server, and may appeal', async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  await postForm(it.app, visitor, { ...(await goThere(visitor, 'apple')) })
  const { id } = (await visitor.get('/user/sessiondata')).body
  const admin = await makeUser(it.app, { role: 'admin' })
  const reason = 'Vendía lo que no tenía.'
  await admin.post(`/banuser/${id}`, { reason })

  const elsewhere = makeVisitor(it.app)
  const { query } = await postForm(it.app, elsewhere, { ...(await goThere(elsewhere, 'apple')) })
  expect(query).toEqual({ success: 'false', error: 'banned' })
  const told = await elsewhere.get('/user/sessiondata')
  expect([told.status, told.body]).toEqual([403, expect.objectContaining({ reason, until: null })])
  expect((await elsewhere.get('/user/export')).status).toBe(200)
  expect((await elsewhere.get('/config')).status).toBe(200)
})

test('two first logins of one person at once make one account', async () => {
  beSomebody(it.issuer)
  const [before = 0] = await countAll(it.app)
  const visitors = [makeVisitor(it.app), makeVisitor(it.app), makeVisitor(it.app)]
  const answers = await Promise.all(visitors.map((visitor) => goThere(visitor, 'google')))
  const replies = await Promise.all(
    visitors.map((visitor, at) => deliver(visitor, answers[at] ?? { code: '', state: '' })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await countAll(it.app))[0]).toBe(before + 1)
})

test('without credentials every call says that it is not there, and the configuration too', async () => {
  const app = await makeAppForTest()
  const visitor = makeVisitor(app)
  expect((await visitor.get('/config')).body.features).toMatchObject({ google: false, apple: false })
  const replies = [
    await visitor.get('/auth/google/login'),
    await visitor.get('/auth/apple/login'),
    await visitor.get('/auth/google/callback?code=a&state=b'),
    await visitor.post('/auth/google/native', { code: 'a' }),
    await visitor.post('/auth/apple/native', {
      identityToken: 'a',
      authorizationCode: 'b',
      nonce: 'c',
    }),
  ]
  for (const { status, body } of replies) expect([status, body.code]).toEqual([422, 'provider_off'])
  const { query } = await postForm(app, visitor, { code: 'a', state: 'b' })
  expect(query).toEqual({ success: 'false', error: 'provider_off' })
})

import { createHmac } from 'node:crypto'
import { type SocialRefusal, socialSentences } from '@martillo/contract/social-login'
import { exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '../../../../test/person.ts'
import { makeVisitor } from '../registration.testing.ts'
import type { IssuerPerson, Lie } from './local-issuer.testing.ts'
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

const HOUR_S = 3_600
const nowS = () => Math.floor(Date.now() / 1_000)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

let it: SocialTest
let strangersKey: Awaited<ReturnType<typeof importPKCS8>>
beforeAll(async () => {
  it = await makeSocialApp()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  strangersKey = await importPKCS8(await exportPKCS8(privateKey), 'RS256')
})
afterAll(() => it.stop())

/** A token that says of itself that nobody signed it. */
const unsigned = (claims: JWTPayload, kid: string) => `${part({ alg: 'none', kid })}.${part(claims)}.`

/** Signed with what everybody knows, in the hope that the public key is taken for a shared secret. */
function signedWithPublicKey(claims: JWTPayload, kid: string): string {
  const signed = `${part({ alg: 'HS256', kid })}.${part(claims)}`
  const secret = JSON.stringify(it.issuer.publicJwk)
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const byStranger = (header: object) => (claims: JWTPayload, kid: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(strangersKey)

type Case = [title: string, code: SocialRefusal, lie: () => Lie, person?: Partial<IssuerPerson>]

const lies: Case[] = [
  ['signed by nobody', 'token_invalid', () => ({ token: unsigned })],
  ['signed with the public key', 'token_invalid', () => ({ token: signedWithPublicKey })],
  ['signed by a stranger under a published name', 'token_invalid', () => ({ token: byStranger({}) })],
  ['of another audience', 'token_invalid', () => ({ claims: { aud: 'another-client' } })],
  ['of several audiences', 'token_invalid', () => ({ claims: { aud: ['google-client', 'x'] } })],
  ['of another issuer', 'token_invalid', () => ({ claims: { iss: 'https://accounts.evil.example' } })],
  ['of yesterday', 'token_expired', () => ({ claims: { exp: nowS() - 120 } })],
  ['of tomorrow', 'token_invalid', () => ({ claims: { nbf: nowS() + HOUR_S } })],
  ['issued in the future', 'token_invalid', () => ({ claims: { iat: nowS() + HOUR_S } })],
  ['without an end', 'token_invalid', () => ({ claims: { exp: undefined as never } })],
  ['without nonce', 'token_invalid', () => ({ claims: { nonce: undefined } })],
  ['with another nonce', 'token_invalid', () => ({ claims: { nonce: 'x'.repeat(64) } })],
  ['without a person', 'token_invalid', () => ({ claims: { sub: '' } })],
  ['of a key that nobody published', 'token_invalid', () => ({ token: byStranger({ kid: 'unknown' }) })],
  ['without the name of a key', 'token_invalid', () => ({ header: { kid: undefined } })],
  [
    'that says itself where its key is',
    'token_invalid',
    () => ({ header: { jku: 'http://127.0.0.1:9/keys' } }),
  ],
  ['that brings its own key', 'token_invalid', () => ({ token: byStranger({ jwk: {} }) })],
  ['that is none', 'token_invalid', () => ({ token: () => 'not.a.token' })],
  ['of an unverified e-mail', 'email_unverified', () => ({}), { email_verified: false }],
  ['that says nothing of the e-mail', 'email_unverified', () => ({ claims: { email_verified: undefined } })],
  ['without an e-mail', 'email_missing', () => ({ claims: { email: undefined } })],
]

/** Refused with the sentence of its code, and nobody and nothing came of it. */
async function expectRefused(code: SocialRefusal, run: () => Promise<Reply>) {
  const before = await countAll(it.app)
  const { status, body, headers } = await run()
  expect(body).toMatchObject({ code, error: socialSentences[code] })
  expect(status).toBe(code === 'account_exists' ? 409 : 422)
  expect(String(headers['set-cookie'])).not.toMatch(/session=/)
  expect(headers.authorization).toBeUndefined()
  expect(await countAll(it.app)).toEqual(before)
}

describe('a token', () => {
  test.each(lies)('%s opens nothing in a browser', async (_title, code, lie, person = {}) => {
    beSomebody(it.issuer, person)
    it.issuer.lie = lie()
    await expectRefused(code, async () => (await enterByGoogle(it.app)).reply)
  })

  test.each(lies)('%s opens nothing in the app for iOS', async (_title, code, lie, person = {}) => {
    beSomebody(it.issuer, person)
    it.issuer.lie = lie()
    const sent = await appleNative(it.issuer)
    await expectRefused(code, () => makeVisitor(it.app).post('/auth/apple/native', sent))
  })
})

test('the issuer of the lies is believed when it tells the truth', async () => {
  beSomebody(it.issuer)
  expect((await enterByGoogle(it.app)).reply.status).toBe(200)
})

test('a state from another browser opens nothing, there and where it began', async () => {
  beSomebody(it.issuer)
  const [here, there] = [makeVisitor(it.app), makeVisitor(it.app)]
  const answer = await goThere(here, 'google')
  await goThere(there, 'google')
  await expectRefused('state_unknown', () => deliver(there, answer))
  await expectRefused('state_unknown', () => deliver(here, answer))
})

test('an answer without the cookie of its beginning opens nothing', async () => {
  beSomebody(it.issuer)
  const answer = await goThere(makeVisitor(it.app), 'google')
  await expectRefused('state_unknown', () => deliver(makeVisitor(it.app), answer))
})

test('an answer is taken once', async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  const answer = await goThere(visitor, 'google')
  expect((await deliver(visitor, answer)).status).toBe(200)
  await expectRefused('state_unknown', () => deliver(visitor, answer))
})

test('an answer that comes after ten minutes opens nothing', async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  const answer = await goThere(visitor, 'google')
  await it.app.platform.db
    .updateTable('social_logins')
    .set({ expires_at: new Date(0) })
    .execute()
  await expectRefused('state_unknown', () => deliver(visitor, answer))
})

test("one login's code is worth nothing under another login's state", async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  const [first, second] = [await goThere(visitor, 'google'), await goThere(visitor, 'google')]
  await expectRefused('social_code_refused', () => deliver(visitor, { ...first, code: second.code }))
})

test("Google's state is not taken for Apple's", async () => {
  beSomebody(it.issuer)
  const visitor = makeVisitor(it.app)
  await goThere(visitor, 'apple')
  const answer = await goThere(visitor, 'google')
  const { query } = await postForm(it.app, visitor, { ...answer })
  expect(query).toEqual({ success: 'false', error: 'state_unknown' })
  expect(visitor.cookies.has('session')).toBe(false)
})

test('a token that opened a session opens no second one, even with a fresh code', async () => {
  beSomebody(it.issuer)
  const sent = await appleNative(it.issuer)
  expect((await makeVisitor(it.app).post('/auth/apple/native', sent)).status).toBe(200)
  const again = { ...sent, authorizationCode: (await appleNative(it.issuer)).authorizationCode }
  await expectRefused('token_reused', () => makeVisitor(it.app).post('/auth/apple/native', again))
})

test('a copied token without a code of its own opens nothing', async () => {
  beSomebody(it.issuer)
  const sent = await appleNative(it.issuer, { authorizationCode: 'made-up' })
  await expectRefused('social_code_refused', () => makeVisitor(it.app).post('/auth/apple/native', sent))
})

test("somebody else's code does not confirm a token", async () => {
  beSomebody(it.issuer)
  const sent = await appleNative(it.issuer)
  beSomebody(it.issuer)
  const { authorizationCode } = await appleNative(it.issuer)
  await expectRefused('token_invalid', () =>
    makeVisitor(it.app).post('/auth/apple/native', { ...sent, authorizationCode }),
  )
})

test('an e-mail in the body that is not the one of the token is refused', async () => {
  beSomebody(it.issuer)
  const sent = await appleNative(it.issuer, { email: 'victima@gmail.com' })
  await expectRefused('email_mismatch', () => makeVisitor(it.app).post('/auth/apple/native', sent))
})

test('the nonce itself in a token, instead of its hash, proves nothing', async () => {
  beSomebody(it.issuer)
  const sent = await appleNative(it.issuer)
  it.issuer.lie = { claims: { nonce: sent.nonce } }
  const told = await appleNative(it.issuer)
  await expectRefused('token_invalid', () => makeVisitor(it.app).post('/auth/apple/native', told))
})

test("Apple's refusal and odd forms lead to the screen that tells, never to a fault", async () => {
  const visitor = makeVisitor(it.app)
  const told = async (form: Record<string, string>) => (await postForm(it.app, visitor, form)).query
  expect(await told({ error: 'user_cancelled_authorize', state: 'x' })).toEqual({
    success: 'false',
    error: 'social_login_cancelled',
  })
  for (const form of [{}, { code: 'x' }, { state: 'x' }, { code: 'x', state: 'y', user: '{', more: 'z' }]) {
    expect(await told(form)).toEqual({ success: 'false', error: 'state_unknown' })
  }
})

test.each(['', '?code=a', '?state=b', '?code=a&state=b&role=admin', `?code=${'a'.repeat(9_000)}&state=b`])(
  'a callback of Google with %s is malformed',
  async (query) => {
    expect((await makeVisitor(it.app).get(`/auth/google/callback${query}`)).status).toBe(400)
  },
)

import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import type { Person, Reply } from '../../../../test/person.ts'
import { makeVisitor, PROXIED } from '../registration.testing.ts'
import { APPLE_APP_ID, issuerVariables } from './issuer-variables.testing.ts'
import { type LocalIssuer, startLocalIssuer } from './local-issuer.testing.ts'

export interface SocialTest {
  readonly app: TestApp
  readonly issuer: LocalIssuer
  stop(): Promise<void>
}

export async function makeSocialApp(): Promise<SocialTest> {
  const issuer = await startLocalIssuer(() => Math.floor(Date.now() / 1_000))
  const app = await makeApp({ env: { ...PROXIED, ...issuerVariables(issuer.url) } })
  return {
    app,
    issuer,
    async stop() {
      await app.stop()
      await issuer.stop()
    },
  }
}

let people = 0

/** Somebody new at the issuer; tells the truth unless the test lies, and only during the test. */
export function beSomebody(issuer: LocalIssuer, wish: Partial<LocalIssuer['person']> = {}) {
  people += 1
  issuer.person = {
    sub: `sub-${people}`,
    email: `persona${people}@gmail.com`,
    email_verified: true,
    given_name: 'Inés',
    family_name: 'Paz',
    ...wish,
  }
  onTestFinished(() => {
    issuer.lie = {}
    issuer.appleUser = undefined
  })
  return { email: '', ...issuer.person }
}

export interface Answer {
  readonly code: string
  readonly state: string
}

/** Goes where a login leads, and brings back the issuer's answer without delivering it. */
export async function goThere(visitor: Person, provider: 'google' | 'apple'): Promise<Answer> {
  const { body } = await visitor.get(`/auth/${provider}/login`)
  const reply = await globalThis.fetch(String(body.auth_url), { redirect: 'manual' })
  const location = reply.headers.get('location')
  if (location) {
    const { searchParams } = new URL(location)
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
  }
  const page = await reply.text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  return { code: field('code'), state: field('state') }
}

/** Delivers an answer as the screen of Google's callback does. */
export function deliver(visitor: Person, { code, state }: Answer): Promise<Reply> {
  return visitor.get(`/auth/google/callback?${new URLSearchParams({ code, state })}`)
}

/** Posts Apple's form as a browser does, from Apple's site. Answers where it leads. */
export async function postForm(app: TestApp, visitor: Person, form: Record<string, string>) {
  const reply = await app.platform.app.inject({
    method: 'POST',
    url: '/api/auth/apple/callback',
    payload: new URLSearchParams(form).toString(),
    headers: {
      ...visitor.headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  for (const { name, value } of reply.cookies) visitor.cookies.set(name, value)
  const { pathname, searchParams } = new URL(String(reply.headers.location), 'http://localhost')
  return { status: reply.statusCode, pathname, query: Object.fromEntries(searchParams) }
}

export async function enterByGoogle(app: TestApp, visitor = makeVisitor(app)) {
  const reply = await deliver(visitor, await goThere(visitor, 'google'))
  return { visitor, reply }
}

/** What the iOS app sends: a token whose nonce is the hash of the one that it made up. */
export async function appleNative(issuer: LocalIssuer, wish: Record<string, unknown> = {}) {
  const nonce = 'n'.repeat(32)
  const hashed = createHash('sha256').update(nonce).digest('hex')
  return {
    identityToken: await issuer.tokenFor(APPLE_APP_ID, hashed),
    authorizationCode: issuer.codeFor(APPLE_APP_ID),
    nonce,
    email: null,
    user: null,
    ...wish,
  }
}

/** How many people and sessions there are: a refused login changes neither. */
export async function countAll({ platform: { db } }: TestApp) {
  const count = async (table: 'users' | 'sessions' | 'social_identities') => {
    const row = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  }
  return [await count('users'), await count('sessions'), await count('social_identities')]
}

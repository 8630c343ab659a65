import { createHash } from 'node:crypto'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refuseSocial } from './refuse-social.ts'
import type { Asked } from './social-provider.ts'

export interface OidcSettings {
  /** Without final slash. From the configuration only. */
  readonly issuer: string
  readonly clientId: string
  /** Some make a new one for each use. */
  readonly clientSecret: (clientId: string) => Promise<string>
  readonly redirectUri: string
  readonly scope: string
  /** Further parameters of the address where the browser goes. */
  readonly extra: Readonly<Record<string, string>>
}

/** What the token endpoint is told; without a verifier for codes that an app was given. */
export interface Redemption {
  readonly clientId: string
  readonly code: string
  readonly verifier?: string
  readonly redirectUri?: string
}

export interface OidcClient {
  authorizationUrl(asked: Asked): Promise<string>
  /** The token for a code. Throws `social_code_refused` and `provider_away`. */
  exchange(redemption: Redemption): Promise<string>
  keys(): Promise<JWTVerifyGetKey>
}

const PATIENCE_MS = 5_000
const FRESH_MS = 3_600_000

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

interface Known extends z.output<typeof Discovery> {
  readonly keys: JWTVerifyGetKey
  readonly until: number
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    // Only at addresses of the configured issuer: nothing that a client sends leads here.
    const response = await globalThis.fetch(url, { ...init, redirect: 'error', signal })
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`)
    return response
  } catch {
    throw refuseSocial('provider_away')
  }
}

/** The authorization code flow with PKCE against one issuer, whose addresses are read from its own announcement. */
export function makeOidcClient(settings: OidcSettings): OidcClient {
  let known: Known | undefined

  async function discover(): Promise<Known> {
    if (known && known.until > performance.now()) return known
    const reply = await ask(`${settings.issuer}/.well-known/openid-configuration`)
    const found = Discovery.safeParse(await reply.json().catch(() => undefined))
    // An announcement in another's name would have tokens checked against another's keys.
    if (!found.success || found.data.issuer !== settings.issuer) throw refuseSocial('provider_away')
    const keys = createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: PATIENCE_MS })
    known = { ...found.data, keys, until: performance.now() + FRESH_MS }
    return known
  }

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const url = new URL((await discover()).authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: settings.redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...settings.extra,
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async exchange({ clientId, code, verifier, redirectUri }) {
      const { token_endpoint } = await discover()
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: await settings.clientSecret(clientId),
        code,
        ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
        ...(verifier === undefined ? {} : { code_verifier: verifier }),
      })
      const reply = await ask(token_endpoint, { method: 'POST', body })
      const answered = z.object({ id_token: z.string() }).safeParse(await reply.json().catch(() => undefined))
      if (!reply.ok || !answered.success) throw refuseSocial('social_code_refused')
      return answered.data.id_token
    },

    keys: async () => (await discover()).keys,
  }
}

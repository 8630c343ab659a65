import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** Whom the issuer vouches for. */
export interface IssuerPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean | 'true' | 'false'
  readonly given_name?: string
  readonly family_name?: string
  readonly hd?: string
}

/** What is told wrongly: claims and header over the right ones, or a token made altogether otherwise. */
export interface Lie {
  readonly claims?: JWTPayload
  readonly header?: Record<string, unknown>
  readonly token?: (claims: JWTPayload, keyId: string) => Promise<string> | string
}

interface Issued {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce?: string | undefined
  readonly challenge?: string | undefined
  readonly person: IssuerPerson
  readonly lie: Lie
}

export interface LocalIssuer {
  readonly url: string
  /** As published. */
  readonly publicJwk: JWK
  /** Who is at the browser, for logins to come. */
  person: IssuerPerson
  lie: Lie
  /** What Apple adds to its form with the first login. */
  appleUser: string | undefined
  /** A code as the packaged app gets one, redeemed without an address to return to. */
  codeFor(clientId: string): string
  /** A token signed now, as the packaged app gets one beside its code. */
  tokenFor(clientId: string, nonce?: string): Promise<string>
  stop(): Promise<void>
}

const KEY_ID = 'local-1'
const HOUR_S = 3_600

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page with which Apple sends its answer: a form that posts itself. */
function formPost(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<!doctype html><title>Apple</title><link rel="icon" href="data:,"><form method="post" action="${escaped(action)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`
}

/**
 * A provider on this machine for tests and trying out: publishes keys, speaks the authorization code flow with PKCE and
 * form_post, and signs real tokens. Whoever comes is `person`, without a password. `nowS` are seconds of its clock.
 */
export async function startLocalIssuer(nowS: () => number): Promise<LocalIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Issued>()

  async function sign({ clientId, nonce, person, lie }: Omit<Issued, 'redirectUri'>): Promise<string> {
    const claims: JWTPayload = {
      iss: issuer.url,
      aud: clientId,
      iat: nowS(),
      exp: nowS() + HOUR_S,
      ...(nonce === undefined ? {} : { nonce }),
      ...person,
      jti: randomUUID(),
      ...lie.claims,
    }
    if (lie.token) return lie.token(claims, KEY_ID)
    const header = { alg: 'RS256', kid: KEY_ID, ...lie.header }
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey, { crit: {} })
  }

  function authorize(query: URLSearchParams): { code: string; state: string; redirectUri: string } {
    const code = randomUUID()
    const redirectUri = query.get('redirect_uri') ?? ''
    codes.set(code, {
      clientId: query.get('client_id') ?? '',
      redirectUri,
      nonce: query.get('nonce') ?? undefined,
      challenge: query.get('code_challenge') ?? undefined,
      person: issuer.person,
      lie: issuer.lie,
    })
    return { code, state: query.get('state') ?? '', redirectUri }
  }

  async function redeem(form: URLSearchParams): Promise<string | undefined> {
    const issued = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!issued || !form.get('client_secret') || issued.clientId !== form.get('client_id')) return undefined
    const verifier = form.get('code_verifier') ?? undefined
    const hash = verifier && createHash('sha256').update(verifier).digest('base64url')
    if (hash !== issued.challenge || (form.get('redirect_uri') ?? '') !== issued.redirectUri) return undefined
    return sign(issued)
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer.url)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/.well-known/openid-configuration') {
      const at = (path: string) => `${issuer.url}${path}`
      return json(200, {
        issuer: issuer.url,
        authorization_endpoint: at('/authorize'),
        token_endpoint: at('/token'),
        jwks_uri: at('/keys'),
      })
    }
    if (pathname === '/keys') return json(200, { keys: [publicJwk] })
    if (pathname === '/token') {
      const token = await redeem(await read(request))
      return token ? json(200, { id_token: token }) : json(400, { error: 'invalid_grant' })
    }
    if (pathname !== '/authorize') return json(404, {})
    const { code, state, redirectUri } = authorize(searchParams)
    if (searchParams.get('response_mode') === 'form_post') {
      const user = issuer.appleUser === undefined ? {} : { user: issuer.appleUser }
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(formPost(redirectUri, { code, state, ...user }))
    }
    const target = new URL(redirectUri)
    target.searchParams.set('code', code)
    target.searchParams.set('state', state)
    // Google answers with more than is needed.
    target.searchParams.set('scope', 'openid email profile')
    return response.writeHead(302, { location: target.href }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const issuer: LocalIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicJwk,
    person: { sub: 'nobody' },
    lie: {},
    appleUser: undefined,
    codeFor(clientId) {
      const code = randomUUID()
      codes.set(code, { clientId, redirectUri: '', person: issuer.person, lie: issuer.lie })
      return code
    },
    tokenFor: (clientId, nonce) => sign({ clientId, nonce, person: issuer.person, lie: issuer.lie }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return issuer
}

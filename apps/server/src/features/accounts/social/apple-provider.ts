import { createHash } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import { makeOidcClient } from './oidc-client.ts'
import { refuseSocial } from './refuse-social.ts'
import type { SocialProvider, VouchedPerson } from './social-provider.ts'
import { verifyIdToken } from './verify-id-token.ts'

export interface AppleSettings {
  readonly issuer: string
  /** Of the site; tokens for the app name `appId`. */
  readonly clientId: string
  readonly appId: string
  readonly teamId: string
  readonly keyId: string
  /** PKCS#8 as PEM; its line ends may be written as `\n`. */
  readonly privateKey: string
  readonly publicUrl: string
}

/** The mailboxes that Apple runs, the ones that hide an address included. */
const APPLE_MAIL = /@(?:icloud\.com|me\.com|mac\.com|privaterelay\.appleid\.com)$/i

const SECRET_LIVES = '5m'

export function makeAppleProvider(settings: AppleSettings): SocialProvider {
  const { issuer, clientId, appId, publicUrl } = settings
  const redirectUri = `${publicUrl}/api/auth/apple/callback`

  /** Apple has no fixed secret: one is signed for each use. */
  async function clientSecret(subject: string): Promise<string> {
    const key = await importPKCS8(settings.privateKey.replaceAll('\\n', '\n'), 'ES256')
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
      .setIssuer(settings.teamId)
      .setSubject(subject)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIVES)
      .sign(key)
  }

  const client = makeOidcClient({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    scope: 'openid name email',
    extra: { response_mode: 'form_post' },
  })

  interface Read {
    readonly audience: string
    readonly nonce: string | undefined
    readonly now: Date
  }
  async function read(token: string, rules: Read): Promise<VouchedPerson> {
    const keys = await client.keys()
    const claims = await verifyIdToken(token, { ...rules, keys, issuers: [issuer], algorithms: ['RS256'] })
    return {
      issuer,
      subject: claims.sub,
      email: claims.email,
      emailVerified: String(claims.email_verified) === 'true',
      authoritative: APPLE_MAIL.test(claims.email ?? ''),
      firstName: '',
      lastName: '',
      token,
      tokenEndsAt: new Date(claims.exp * 1_000),
    }
  }

  return {
    name: 'apple',
    authorizationUrl: client.authorizationUrl,
    async redeem(code, { nonce, verifier }, now) {
      const token = await client.exchange({ clientId, code, verifier, redirectUri })
      return read(token, { audience: clientId, nonce, now })
    },
    async redeemNative({ code, identityToken = '', nonce = '' }, now) {
      const hashed = createHash('sha256').update(nonce).digest('hex')
      const person = await read(identityToken, { audience: appId, nonce: hashed, now })
      // Apple takes a code once: whoever only copied the token has none that still counts.
      const second = await client.exchange({ clientId: appId, code })
      const confirmed = await read(second, { audience: appId, nonce: undefined, now })
      if (confirmed.subject !== person.subject) throw refuseSocial('token_invalid')
      return person
    },
  }
}

import { makeOidcClient } from './oidc-client.ts'
import type { SocialProvider, VouchedPerson } from './social-provider.ts'
import { type IdClaims, verifyIdToken } from './verify-id-token.ts'

export interface GoogleSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The address that people type, without final slash. */
  readonly publicUrl: string
}

/** Google signs with either name. */
function namesOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

/** Google runs the mailboxes of gmail.com and those of its customers' domains, whose tokens name the domain. */
function runsMailbox({ email = '', hd }: IdClaims): boolean {
  return email.toLowerCase().endsWith('@gmail.com') || (hd !== undefined && hd !== '')
}

export function makeGoogleProvider(settings: GoogleSettings): SocialProvider {
  const { issuer, clientId, clientSecret, publicUrl } = settings
  const redirectUri = `${publicUrl}/auth/google/callback`
  const client = makeOidcClient({
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    redirectUri,
    scope: 'openid email profile',
    extra: { prompt: 'select_account' },
  })

  async function read(token: string, nonce: string | undefined, now: Date): Promise<VouchedPerson> {
    const keys = await client.keys()
    const rules = { keys, issuers: namesOf(issuer), audience: clientId, algorithms: ['RS256'], nonce, now }
    const claims = await verifyIdToken(token, rules)
    return {
      issuer,
      subject: claims.sub,
      email: claims.email,
      emailVerified: String(claims.email_verified) === 'true',
      authoritative: runsMailbox(claims),
      firstName: claims.given_name ?? '',
      lastName: claims.family_name ?? '',
      token,
      tokenEndsAt: new Date(claims.exp * 1_000),
    }
  }

  return {
    name: 'google',
    authorizationUrl: client.authorizationUrl,
    async redeem(code, { nonce, verifier }, now) {
      return read(await client.exchange({ clientId, code, verifier, redirectUri }), nonce, now)
    },
    // Codes for apps are redeemed without an address to return to, and nothing can be sent along with them.
    async redeemNative({ code }, now) {
      return read(await client.exchange({ clientId, code, redirectUri: '' }), undefined, now)
    },
  }
}

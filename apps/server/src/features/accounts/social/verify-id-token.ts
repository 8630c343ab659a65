import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { refuseSocial } from './refuse-social.ts'

/** Clocks of two houses differ by a little. */
const TOLERANCE_S = 60

/** Headers by which a token would say itself with what it is to be checked. */
const KEY_HEADERS = ['jku', 'jwk', 'x5u', 'x5c', 'crit'] as const

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.string(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().max(254).optional(),
  // Apple writes it as a text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  hd: z.string().optional(),
})
export type IdClaims = z.output<typeof Claims>

export interface TokenRules {
  readonly keys: JWTVerifyGetKey
  readonly issuers: readonly string[]
  readonly audience: string
  readonly algorithms: readonly string[]
  /** What the token must carry; undefined where nothing could be sent along. */
  readonly nonce: string | undefined
  readonly now: Date
}

/**
 * Reads a token that the issuer signed for us, just now, for this login. Throws `token_expired` for one of earlier,
 * `provider_away` when the keys cannot be had, and `token_invalid` for everything else.
 */
export async function verifyIdToken(token: string, rules: TokenRules): Promise<IdClaims> {
  const payload = await verifySigned(token, rules)
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw refuseSocial('token_invalid')
  const early = claims.data.iat > rules.now.getTime() / 1_000 + TOLERANCE_S
  if (early || (rules.nonce !== undefined && claims.data.nonce !== rules.nonce)) {
    throw refuseSocial('token_invalid')
  }
  return claims.data
}

async function verifySigned(token: string, rules: TokenRules): Promise<JWTPayload> {
  if (!isPlain(token)) throw refuseSocial('token_invalid')
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      algorithms: [...rules.algorithms],
      issuer: [...rules.issuers],
      audience: rules.audience,
      clockTolerance: TOLERANCE_S,
      currentDate: rules.now,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refuseSocial('token_expired')
    if (isAway(error)) throw refuseSocial('provider_away')
    throw refuseSocial('token_invalid')
  }
}

/** Readable, naming one of the published keys, and bringing none of its own. */
function isPlain(token: string): boolean {
  try {
    const header = decodeProtectedHeader(token)
    return typeof header.kid === 'string' && !KEY_HEADERS.some((name) => name in header)
  } catch {
    return false
  }
}

/** The keys could not be fetched; a key that is not among them is the token's fault. */
function isAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true
  return (
    error instanceof TypeError || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  )
}

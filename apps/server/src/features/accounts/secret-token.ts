import { createHash, randomBytes } from 'node:crypto'

/** A new opaque secret: 256 random bits as 43 characters that fit a cookie and a header. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a secret is kept: who reads the database cannot use it. Full-entropy secrets need no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

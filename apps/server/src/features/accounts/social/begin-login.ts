import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/database.ts'
import { hashToken, newSecretToken } from '../secret-token.ts'
import { insertLogin } from './social.store.ts'
import type { SocialProvider } from './social-provider.ts'

const NONCE_BYTES = 32

/** Starts a login for one browser, and answers the provider's address where it goes now. */
export async function beginLogin(db: Db, provider: SocialProvider, browser: string): Promise<string> {
  const state = newSecretToken()
  const nonce = randomBytes(NONCE_BYTES).toString('hex')
  const verifier = newSecretToken()
  const url = await provider.authorizationUrl({ state, nonce, verifier })
  const { name } = provider
  await insertLogin(db, {
    stateHash: hashToken(state),
    provider: name,
    browserHash: hashToken(browser),
    nonce,
    verifier,
  })
  return url
}

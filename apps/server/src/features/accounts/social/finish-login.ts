import { dbNow } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import { hashToken } from '../secret-token.ts'
import { refuseSocial } from './refuse-social.ts'
import { takeLogin } from './social.store.ts'
import type { SocialProvider, VouchedPerson } from './social-provider.ts'

export interface BroughtBack {
  readonly code: string
  readonly state: string
  /** What the browser was made known by. */
  readonly browser: string | undefined
}

/**
 * Whom the provider vouches for, if the answer came back to the browser that asked, for the first time and in time. A
 * state is used up by looking at it, whatever comes of it.
 */
export async function finishLogin(
  db: Db,
  provider: SocialProvider,
  { code, state, browser }: BroughtBack,
): Promise<VouchedPerson> {
  const login = await takeLogin(db, provider.name, hashToken(state))
  const isHere = browser !== undefined && login?.browser_hash.equals(hashToken(browser))
  if (!login?.living || !isHere) throw refuseSocial('state_unknown')
  return provider.redeem(code, login, await dbNow(db))
}

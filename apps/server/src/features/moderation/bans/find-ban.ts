import type { Hooks } from '../../../platform/hooks.ts'
import { hashToken, newSecretToken } from '../../accounts/public.ts'
import { getBanOfKey, insertBanKeys } from './ban-keys.store.ts'
import { bannedRefusal } from './banned-refusal.ts'
import { getActiveBan } from './bans.store.ts'
import type { BansContext } from './bans-context.ts'

type Context = Pick<BansContext, 'db'>

/**
 * The ban that a secret without a session is known by: of a session that the ban ended, or a key given at login. The
 * bearer counts when both came.
 */
export function makeFindBan({ db }: Context): Hooks['findBan'] {
  return async ({ cookie, bearer }) => {
    const secret = bearer ?? cookie
    const ban = secret ? await getBanOfKey(db, hashToken(secret)) : undefined
    if (!ban) return undefined
    const session = { id: 'ban', userId: ban.person_id, role: 'user' as const, verified: false }
    return { refusal: bannedRefusal(ban), session: ban.open ? session : undefined }
  }
}

/** After a right password: tells a banned person so, with a key of 30 minutes for the export and the appeal. */
export function makeRefuseBanned({ db }: Context): Hooks['refuseBanned'] {
  return async (userId) => {
    const ban = await getActiveBan(db, userId)
    if (!ban) return
    const token = newSecretToken()
    await insertBanKeys(db, ban.id, [hashToken(token)])
    throw bannedRefusal(ban, token)
  }
}

import type { Db } from '../../platform/database.ts'
import type { FindSession } from '../../platform/session.ts'
import { hashToken } from './secret-token.ts'
import type { SessionCache } from './session-cache.ts'
import { getSessionBySecret } from './sessions.store.ts'

/**
 * Who is calling. The bearer counts when both secrets came. A verified person's session is kept for a second;
 * an unverified or incomplete one is read each time, so that what they prove and tell opens everything at once in
 * every process.
 */
export function makeFindSession(db: Db, cache: SessionCache): FindSession {
  return async ({ cookie, bearer }) => {
    const by = bearer ? 'bearer' : 'cookie'
    const secret = bearer ?? cookie
    if (!secret) return undefined
    const key = `${by} ${secret}`
    const known = cache.get(key)
    if (known) return known
    const row = await getSessionBySecret(db, by, hashToken(secret))
    if (!row) return undefined
    const session = {
      id: row.id,
      userId: row.user_id,
      role: row.role === 'admin' ? ('admin' as const) : ('user' as const),
      verified: row.email_verified_at !== null,
      ...(row.incomplete && { incomplete: true }),
    }
    if (session.verified && !row.incomplete) cache.put(key, session)
    return session
  }
}

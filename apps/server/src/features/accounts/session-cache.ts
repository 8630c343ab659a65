import type { Session } from '../../platform/session.ts'

interface Entry {
  readonly session: Session
  readonly until: number
}

export interface SessionCache {
  get(key: string): Session | undefined
  put(key: string, session: Session): void
  /** Forgets a session in this process at once; others forget it within the cache's time. */
  drop(sessionId: string): void
}

/** Half of the two seconds within which an ended session must be closed everywhere. */
const KEPT_MS = 1_000
const ENTRIES_BEFORE_SWEEP = 10_000

/**
 * Sessions that were just looked up, so that a person who bids again and again costs one query a second.
 * Nothing that is not there is kept: a login counts at once.
 */
export function makeSessionCache(now: () => number = () => performance.now()): SessionCache {
  const entries = new Map<string, Entry>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > now()) return entry.session
      entries.delete(key)
      return undefined
    },
    put(key, session) {
      const at = now()
      if (entries.size >= ENTRIES_BEFORE_SWEEP) {
        for (const [old, entry] of entries) if (entry.until <= at) entries.delete(old)
      }
      entries.set(key, { session, until: at + KEPT_MS })
    },
    drop(sessionId) {
      for (const [key, entry] of entries) if (entry.session.id === sessionId) entries.delete(key)
    },
  }
}

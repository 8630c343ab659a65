import type { SessionData } from '@martillo/contract/accounts'

/** The session's person as kept on this device under `sessionuser`. */
export interface SessionUser {
  ID: number
  Username: string
  FirstName: string
  LastName: string
  Role: string
  ProfileImage: string
  /** ISO, by the server's clock. */
  expiredate: string
  Verified_email: boolean
  city: string
}

export const SESSION_KEY = 'sessionuser'

export function sessionUserOf(data: SessionData): SessionUser {
  return {
    ID: Number(data.id),
    Username: data.username,
    FirstName: data.first_name,
    LastName: data.last_name,
    Role: data.role,
    ProfileImage: data.profile_image,
    expiredate: data.expires_at,
    Verified_email: data.verified_email,
    city: data.city,
  }
}

/** What is kept; null when there is nothing or it is not readable as a session. */
export function readSession(): SessionUser | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const user = kept as Partial<SessionUser>
    const id = Number(user.ID)
    if (!Number.isInteger(id) || typeof user.Username !== 'string') return null
    return { ...(user as SessionUser), ID: id }
  } catch {
    return null
  }
}

export function writeSession(user: SessionUser): void {
  try {
    localStorage.setItem(SESSION_KEY, JSON.stringify(user))
  } catch {
    // A full or forbidden storage: the session then lasts as long as this page.
  }
}

/** Where the packaged app keeps what it registered for pushes with; a browser never has one. */
export const PUSH_TOKEN_KEY = 'pushtoken'

export function pushToken(): string | null {
  try {
    return localStorage.getItem(PUSH_TOKEN_KEY)
  } catch {
    return null
  }
}

/** True once `nowMs` (server's clock) has reached the session's end, or when its end cannot be read. */
export function isExpired(user: SessionUser, nowMs: number): boolean {
  const end = Date.parse(user.expiredate)
  return Number.isNaN(end) || nowMs >= end
}

function matching(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => /session|auth|token/i.test(key))
}

/** Removes the session, the bearer and every key that speaks of session, auth or token. */
export function clearSession(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of matching(storage)) storage.removeItem(key)
    }
  } catch {
    // A forbidden storage kept nothing, and must keep nobody from leaving.
  }
}

/** True when nothing of a session is left on this device. */
export function isCleared(): boolean {
  try {
    return matching(localStorage).length === 0 && matching(sessionStorage).length === 0
  } catch {
    return true
  }
}

/** The last resort of a logout: empties both storages and every cookie that a script can reach. */
export function wipeEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    if (name) Object.assign(document, { cookie: `${name}=; Max-Age=0; path=/` })
  }
}

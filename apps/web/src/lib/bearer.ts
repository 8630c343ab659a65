const KEY = 'authtoken'

/**
 * The session's bearer, as the value of the `Authorization` header. Only the packaged app is ever
 * given one; in a browser the session is a cookie that no script can read and this stays empty.
 */
export const bearer = {
  read(): string | null {
    try {
      return globalThis.localStorage?.getItem(KEY) ?? null
    } catch {
      return null
    }
  },
  /** Keeps what a login answered; without one in the headers an earlier one stays. */
  keepFrom(headers: Headers): void {
    const value = headers.get('Authorization')
    if (!value) return
    try {
      localStorage.setItem(KEY, value)
    } catch {
      // Then only the cookie carries the session.
    }
  },
  clear(): void {
    localStorage.removeItem(KEY)
  },
}

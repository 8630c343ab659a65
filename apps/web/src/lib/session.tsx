import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { bearer } from './bearer.ts'
import { keepLoading } from './late-part.ts'
import { measureServerClock, serverNow } from './server-clock.ts'
import {
  clearSession,
  isCleared,
  isExpired,
  pushToken,
  readSession,
  SESSION_KEY,
  type SessionUser,
  sessionUserOf,
  wipeEverything,
  writeSession,
} from './session-store.ts'

export type SessionState = 'loading' | 'out' | 'in'

interface State {
  state: SessionState
  /** While `loading`: whom the device remembers, not yet confirmed by the server. */
  user: SessionUser | null
}

export interface Session extends State {
  /** Logs in, stores the session. Throws the server's refusal, or a sentence when the data cannot be had. */
  login(email: string, password: string): Promise<SessionUser>
  /** Asks the server who holds the session and stores it (after a login made elsewhere). */
  refresh(): Promise<SessionUser>
  /** Ends the session here whatever happens; false when the server could not be told. */
  logout(): Promise<boolean>
  /** True while a logout is under way: the server's word that the session ended is its echo. */
  readonly leaving: { readonly current: boolean }
  updateVerified(verified: boolean): void
  /** Forgets the session here; the server has ended it. */
  leave(): void
}

const Context = createContext<Session | null>(null)
const UserContext = createContext<SessionUser | null>(null)

const EXPIRY_CHECK_MS = 60_000
const FORCED_LOGOUT_MS = 100

/** True when the server's answer says nothing about the session: no network, too busy, database away. */
function saysNothing(error: unknown): boolean {
  return error instanceof ApiError && [0, 429, 503].includes(error.status)
}

/** The live connection, if there is one, must speak for the person of the new session. */
async function reconnectLive(): Promise<void> {
  const live = await keepLoading(() => import('./live.ts'))
  live.reconnectLive()
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState<State>({ state: 'loading', user: null })
  const current = useRef(held)
  current.current = held
  const leaving = useRef(false)

  const enter = useCallback((user: SessionUser) => {
    writeSession(user)
    setHeld({ state: 'in', user })
  }, [])

  const leave = useCallback(() => {
    clearSession()
    setHeld({ state: 'out', user: null })
  }, [])

  const refresh = useCallback(async () => {
    const user = sessionUserOf(await call('GET /user/sessiondata'))
    enter(user)
    return user
  }, [enter])

  // Start: read what is kept; expired goes; otherwise the server confirms it or it is cleared.
  const start = useCallback(async () => {
    const kept = readSession()
    // Later than what is being pressed: a page that the server drew is still being taken over.
    startTransition(() => setHeld({ state: kept ? 'loading' : 'out', user: kept }))
    if (!kept) return
    await measureServerClock()
    if (isExpired(kept, serverNow())) return leave()
    try {
      await refresh()
    } catch (error) {
      if (saysNothing(error)) setHeld({ state: 'in', user: kept })
      else leave()
    }
  }, [leave, refresh])

  useEffect(() => {
    void start()
  }, [start])

  useEffect(() => {
    const check = () => {
      const { state, user } = current.current
      if (state === 'in' && user && isExpired(user, serverNow())) leave()
    }
    // Another tab logged in or out: this one follows.
    const follow = (event: StorageEvent) => {
      if (event.key !== SESSION_KEY && event.key !== null) return
      const user = readSession()
      setHeld(user && !isExpired(user, serverNow()) ? { state: 'in', user } : { state: 'out', user: null })
      void reconnectLive()
    }
    const timer = setInterval(check, EXPIRY_CHECK_MS)
    window.addEventListener('focus', check)
    window.addEventListener('storage', follow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', check)
      window.removeEventListener('storage', follow)
    }
  }, [leave])

  const login = useCallback(
    async (email: string, password: string) => {
      await call('POST /login', { body: { email, password }, onHeaders: bearer.keepFrom })
      try {
        const user = await refresh()
        void reconnectLive()
        return user
      } catch {
        throw new Error('No se pudieron obtener los datos del usuario')
      }
    },
    [refresh],
  )

  const logout = useCallback(async () => {
    leaving.current = true
    const push = pushToken()
    // While there still is a session to which it belongs.
    if (push) await call('POST /push-token/remove', { body: { token: push } }).catch(() => undefined)
    const told = await call('POST /logout').then(
      () => true,
      () => false,
    )
    leave()
    leaving.current = false
    void reconnectLive()
    await new Promise((resolve) => setTimeout(resolve, FORCED_LOGOUT_MS))
    if (!isCleared()) wipeEverything()
    return told
  }, [leave])

  const updateVerified = useCallback(
    (verified: boolean) => {
      const { user } = current.current
      if (user) enter({ ...user, Verified_email: verified })
    },
    [enter],
  )

  const session = useMemo<Session>(
    () => ({ ...held, login, refresh, logout, leaving, updateVerified, leave }),
    [held, login, refresh, logout, updateVerified, leave],
  )
  return (
    <Context value={session}>
      <UserContext value={held.user}>{children}</UserContext>
    </Context>
  )
}

/** Who is here, for what asks nothing else of the session: it is not drawn anew when nobody turns out to be. */
export function useUser(): SessionUser | null {
  return useContext(UserContext)
}

/** Who is here. `state` is `loading` on the server and in the first client render. */
export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}

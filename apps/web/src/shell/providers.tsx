import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Middleware, mutate, SWRConfig } from 'swr'
import { replayEarly } from '../lib/replay-early.ts'
import { SessionProvider } from '../lib/session.tsx'
import { readSession } from '../lib/session-store.ts'
import { swrConfig } from '../lib/swr-config.ts'
import { DrawnAt } from '../lib/use-server-now.ts'

interface ProvidersProps {
  /** Data that came with the page, by SWR key: these are shown at once and not asked for again. */
  fallback?: Record<string, unknown>
  /** The instant (ms) at which the server drew the page; null in a plain single-page start. */
  drawnAt?: number | null
  /** Sees every use of SWR below. */
  middleware?: Middleware
  children: ReactNode
}

const NOTHING = {}

// It came as for a visitor, and says more to somebody who is remembered here. Lists are the same for everyone.
const PERSONAL = /^\/auctions\/\d+(\/|$)/

/** SWR's use of a key that came with the page: what is seconds old is not asked for again as the first screen mounts. */
function trust(fallback: Record<string, unknown>, isFresh: () => boolean): Middleware {
  return (next) => (key, fetcher, config) => {
    const trusted = isFresh() && typeof key === 'string' && key in fallback
    return next(key, fetcher, trusted ? { ...config, revalidateOnMount: false } : config)
  }
}

/** What every screen needs around the router, the same on the server and in the browser. */
export function Providers({ fallback = NOTHING, drawnAt = null, middleware, children }: ProvidersProps) {
  const fresh = useRef(true)
  const [use] = useState(() => {
    const trusting = trust(fallback, () => fresh.current)
    return middleware ? [trusting, middleware] : [trusting]
  })
  useEffect(() => {
    fresh.current = false
    replayEarly()
    if (drawnAt === null || !readSession()) return
    for (const key of Object.keys(fallback)) if (PERSONAL.test(key)) void mutate(key)
  }, [fallback, drawnAt])

  return (
    <DrawnAt value={drawnAt}>
      <SWRConfig value={{ ...swrConfig, fallback, use }}>
        <SessionProvider>{children}</SessionProvider>
      </SWRConfig>
    </DrawnAt>
  )
}

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type Middleware, mutate, SWRConfig } from 'swr'
import { pressEarly, writeEarly } from '../lib/replay-early.ts'
import { SessionProvider } from '../lib/session.tsx'
import { readSession } from '../lib/session-store.ts'
import { swrConfig } from '../lib/swr-config.ts'
import { DrawnAt } from '../lib/use-server-now.ts'

interface ProvidersProps {
  /** Data that came with the page, by SWR key: these are shown at once and not asked for again. */
  fallback?: Record<string, unknown>
  /** What was refused to a visitor when the page was drawn, by SWR key: known from the start as well. */
  refusals?: Record<string, unknown>
  /** The instant (ms) at which the server drew the page; null in a plain single-page start. */
  drawnAt?: number | null
  /** Sees every use of SWR below. */
  middleware?: Middleware
  children: ReactNode
}

const NOTHING = {}
const TRUSTED_MS = 3_000

// It came as for a visitor, and says more to somebody who is remembered here. Lists are the same for everyone.
const PERSONAL = /^\/auctions\/\d+(\/|$)/

/**
 * SWR's use of a key that came with the page: what is seconds old is not asked for again as the first screen mounts, which
 * it does in several steps.
 */
function trust(brought: Record<string, unknown>): Middleware {
  const first = globalThis.location?.href
  return (next) => (key, fetcher, config) => {
    if (globalThis.location?.href !== first) forget(brought)
    const trusted = typeof key === 'string' && key in brought
    return next(key, fetcher, trusted ? { ...config, revalidateOnMount: false } : config)
  }
}

function forget(brought: Record<string, unknown>): void {
  for (const key of Object.keys(brought)) delete brought[key]
}

/** What every screen needs around the router, the same on the server and in the browser. */
export function Providers({
  fallback = NOTHING,
  refusals = NOTHING,
  drawnAt = null,
  middleware,
  children,
}: ProvidersProps) {
  const [brought] = useState(() => ({ ...fallback, ...refusals }))
  const [use] = useState(() => [trust(brought), ...(middleware ? [middleware] : [])])
  useLayoutEffect(writeEarly, [])
  useEffect(pressEarly, [])
  useEffect(() => {
    const timer = setTimeout(() => forget(brought), TRUSTED_MS)
    if (drawnAt !== null && readSession()) {
      for (const key of Object.keys(brought)) {
        if (!(key in refusals || PERSONAL.test(key))) continue
        delete brought[key]
        void mutate(key)
      }
    }
    return () => clearTimeout(timer)
  }, [brought, refusals, drawnAt])

  return (
    <DrawnAt value={drawnAt}>
      <SWRConfig value={{ ...swrConfig, fallback, use }}>
        <SessionProvider>{children}</SessionProvider>
      </SWRConfig>
    </DrawnAt>
  )
}

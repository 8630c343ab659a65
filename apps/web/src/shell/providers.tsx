import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { SessionProvider } from '../lib/session.tsx'
import { swrConfig } from '../lib/swr-config.ts'
import { DrawnAt } from '../lib/use-server-now.ts'

interface ProvidersProps {
  /** Data that came with the page, by SWR key: these are shown at once and not asked for again. */
  fallback?: Record<string, unknown>
  /** The instant (ms) at which the server drew the page; null in a plain single-page start. */
  drawnAt?: number | null
  children: ReactNode
}

/** What every screen needs around the router, the same on the server and in the browser. */
export function Providers({ fallback = {}, drawnAt = null, children }: ProvidersProps) {
  return (
    <DrawnAt value={drawnAt}>
      <SWRConfig value={{ ...swrConfig, fallback }}>
        <SessionProvider>{children}</SessionProvider>
      </SWRConfig>
    </DrawnAt>
  )
}

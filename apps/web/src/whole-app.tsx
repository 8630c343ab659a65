import { type ReactNode, StrictMode } from 'react'
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { ApiError, type SaidRefusal } from './lib/api-error.ts'
import { routes } from './routes.tsx'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Providers } from './shell/providers.tsx'

/** What a page drawn by the server brings along; a plain single-page start has none of it. */
export interface Boot {
  hydration: HydrationState
  fallback: Record<string, unknown>
  /** What was refused to a visitor, by SWR key. */
  refusals: Record<string, SaidRefusal>
  /** There is nothing at the address. */
  missing: boolean
  /** Epoch milliseconds. */
  drawnAt: number
}

/** The app at the browser's address; the screen's code must have been fetched before. */
export function wholeApp(boot: Boot | null, fallback: Record<string, unknown>): ReactNode {
  const router = createBrowserRouter(routes, boot ? { hydrationData: boot.hydration } : {})
  const refusals = boot?.refusals ?? {}
  // A fallback only holds what was answered.
  for (const [key, said] of Object.entries(refusals)) {
    SWRConfig.defaultValue.cache.set(key, { error: new ApiError(...said) })
  }
  return (
    <StrictMode>
      <CrashBoundary>
        <Providers fallback={fallback} refusals={refusals} drawnAt={boot?.drawnAt ?? null}>
          <RouterProvider router={router} />
        </Providers>
      </CrashBoundary>
    </StrictMode>
  )
}

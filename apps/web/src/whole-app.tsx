import { type ReactNode, StrictMode } from 'react'
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Providers } from './shell/providers.tsx'

/** What a page drawn by the server brings along; a plain single-page start has none of it. */
export interface Boot {
  hydration: HydrationState
  fallback: Record<string, unknown>
  /** Epoch milliseconds. */
  drawnAt: number
}

/** The app at the browser's address; the screen's code must have been fetched before. */
export function wholeApp(boot: Boot | null, fallback: Record<string, unknown>): ReactNode {
  const router = createBrowserRouter(routes, boot ? { hydrationData: boot.hydration } : {})
  return (
    <StrictMode>
      <CrashBoundary>
        <Providers fallback={fallback} drawnAt={boot?.drawnAt ?? null}>
          <RouterProvider router={router} />
        </Providers>
      </CrashBoundary>
    </StrictMode>
  )
}

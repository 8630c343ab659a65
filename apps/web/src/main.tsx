import './csp-nonce.ts'
import './app.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router'
import { startServerClock } from './lib/server-clock.ts'
import { routes } from './routes.tsx'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { Providers } from './shell/providers.tsx'

/** What a server-drawn page brings along; a plain single-page start has none of it. */
interface Boot {
  hydration: HydrationState
  fallback: Record<string, unknown>
  drawnAt: number
}

const LOADING_AFTER_MS = 250

function readBoot(): Boot | null {
  return JSON.parse(document.getElementById('boot')?.textContent ?? 'null')
}

/** Fetches the code of the first screen before the router starts, or its first render would be empty. */
async function loadFirstScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    Object.assign(route, loaded, { lazy: undefined })
  }
}

async function start(container: HTMLElement): Promise<void> {
  const boot = readBoot()
  startServerClock()

  const root = boot ? null : createRoot(container)
  const loading = setTimeout(() => root?.render(<LoadingScreen />), LOADING_AFTER_MS)
  // A screen that cannot be fetched now is asked for again by the router, which shows what went wrong.
  await loadFirstScreen().catch(() => undefined)
  clearTimeout(loading)

  const router = createBrowserRouter(routes, boot ? { hydrationData: boot.hydration } : {})
  const app = (
    <StrictMode>
      <CrashBoundary>
        <Providers fallback={boot?.fallback ?? {}} drawnAt={boot?.drawnAt ?? null}>
          <RouterProvider router={router} />
        </Providers>
      </CrashBoundary>
    </StrictMode>
  )
  if (root) root.render(app)
  else hydrateRoot(container, app)
}

const container = document.getElementById('root')
if (container) void start(container)

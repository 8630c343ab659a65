import './app.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadScreen, preloadData, readConfigFirst } from './first-screen.ts'
import { startServerClock } from './lib/server-clock.ts'
import { watchErrors } from './lib/watch-errors.ts'
import { routes } from './routes.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { type Boot, wholeApp } from './whole-app.tsx'

const LOADING_AFTER_MS = 250

function readBoot(): Boot | null {
  return JSON.parse(document.getElementById('boot')?.textContent ?? 'null')
}

/** Goes on in a task of its own: whoever touches the page meanwhile is answered in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

async function start(container: HTMLElement): Promise<void> {
  await nextTask()
  const boot = readBoot()

  const root = boot ? null : createRoot(container)
  const loading = setTimeout(() => root?.render(<LoadingScreen />), LOADING_AFTER_MS)
  // A screen that cannot be fetched now is asked for again by the router, which shows what went wrong.
  if (!boot) preloadData(routes, window.location)
  const screen = loadScreen(routes, window.location, boot?.missing).catch(() => undefined)
  await nextTask()
  startServerClock(boot?.drawnAt)
  const [fallback] = await Promise.all([boot?.fallback ?? readConfigFirst(), screen])
  clearTimeout(loading)

  await nextTask()
  const app = wholeApp(boot, fallback)
  if (root) return root.render(app)
  await nextTask()
  // As something that may wait: React then takes the page over in steps of a few milliseconds.
  startTransition(() => void hydrateRoot(container, app))
}

watchErrors()
const container = document.getElementById('root')
if (container) void start(container)

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { reportLater } from './watch-errors.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** A while, cut short when the network comes back. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })
}

/**
 * Fetches code that comes after the page, and asks for it again for as long as it cannot be had: at once when the network
 * is back, else after a second, two, four, up to half a minute. It never fails, so nothing breaks for want of it. On a
 * server, where nothing comes later, a failure is one.
 */
export async function keepLoading<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // With a network it is a fault of ours, or a file of a version that is gone: told once.
      if (navigator.onLine && waitMs === 2 * FIRST_WAIT_MS) reportLater({ origin: 'promise', error })
      await wait(waitMs)
    }
  }
}

/**
 * A component whose code comes after the page: `latePart(async () => (await import('./menu.tsx')).Menu)`, to be drawn
 * inside a `Suspense`, which waits for as long as the code cannot be had.
 */
export function latePart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await keepLoading(load) }))
}

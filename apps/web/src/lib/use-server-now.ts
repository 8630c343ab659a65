import { createContext, useContext, useSyncExternalStore } from 'react'
import { lastServerSecond, onServerSecond } from './server-clock.ts'

/** The instant (ms) at which the server drew the page, so that the first client render is the same. */
export const DrawnAt = createContext<number | null>(null)

/** The server's clock in milliseconds, redrawn every second by one timer shared by the whole page. */
export function useServerNow(): number {
  const drawnAt = useContext(DrawnAt)
  return useSyncExternalStore(onServerSecond, lastServerSecond, () => drawnAt ?? lastServerSecond())
}

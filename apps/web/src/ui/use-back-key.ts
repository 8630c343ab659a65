import { useEffect, useEffectEvent } from 'react'

interface Watcher {
  onclose: ((event: Event) => void) | null
  destroy(): void
}

declare global {
  /** Not in every browser, and in none of them before it is asked for. */
  var CloseWatcher: (new () => Watcher) | undefined
}

const IGNORED_MS = 300
let pressedAtMs = Number.NEGATIVE_INFINITY

/**
 * Lets Android's Back key act on what is open instead of leaving the page. Another press within 300 ms is taken for the
 * same. Elsewhere Escape does it, of which the dialogs hear anyway.
 */
export function useBackKey(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const { CloseWatcher } = globalThis
    if (!isOpen || !CloseWatcher || !/Android/.test(navigator.userAgent)) return undefined
    let watcher: Watcher
    // Each hears of one press.
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = ({ timeStamp }) => {
        watch()
        if (timeStamp - pressedAtMs < IGNORED_MS) return
        pressedAtMs = timeStamp
        back()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [isOpen])
}

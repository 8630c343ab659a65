import { useLayoutEffect, useRef } from 'react'

/** As long as `.settling` holds. */
const SETTLING_MS = 350

/** Whether a window has only just opened: a second press or Enter was then meant for what was there before. */
export function useSettling(open: boolean): () => boolean {
  const since = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (open) since.current = performance.now()
  }, [open])
  return () => performance.now() - since.current < SETTLING_MS
}

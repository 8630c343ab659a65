import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

interface View {
  stops: number
  current: number
}

interface SnapRow extends View {
  /** For the scroller: a list laid out in a row with snap points. */
  row: RefObject<HTMLUListElement | null>
  onScroll: () => void
  /** Moves to a stop; beyond the ends nothing happens. */
  go: (stop: number) => void
}

/** Where the row stands: it stops once per full view, the last stop being the end. */
function viewOf(row: HTMLElement): View {
  const room = row.scrollWidth - row.clientWidth
  if (room <= 1) return { stops: 1, current: 0 }
  const stops = Math.ceil(room / row.clientWidth - 0.05) + 1
  const atEnd = row.scrollLeft >= room - 2
  return {
    stops,
    current: atEnd ? stops - 1 : Math.min(stops - 2, Math.round(row.scrollLeft / row.clientWidth)),
  }
}

/**
 * A row of things that is the browser's own scroller with snap points: it works before any script has run, and moves as
 * the device moves everything else.
 */
export function useSnapRow(): SnapRow {
  const row = useRef<HTMLUListElement>(null)
  const [{ stops, current }, setView] = useState<View>({ stops: 1, current: 0 })

  const look = useCallback(() => {
    if (!row.current) return
    const next = viewOf(row.current)
    setView((view) => (view.stops === next.stops && view.current === next.current ? view : next))
  }, [])

  useEffect(() => {
    if (!row.current) return undefined
    if (typeof ResizeObserver === 'undefined') {
      look()
      return undefined
    }
    // It also calls at once, when the row has its size: asking for it here would lay out the whole page first.
    const observer = new ResizeObserver(look)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [look])

  function go(stop: number) {
    if (stop < 0 || stop >= stops) return
    const { current: list } = row
    list?.scrollTo({
      left: stop * list.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  return { row, stops, current, onScroll: look, go }
}

import { clsx } from 'clsx'
import { ArrowDown, RefreshCw } from 'lucide-react'
import { useEffect, useReducer, useRef } from 'react'
import { mayPull } from './may-pull.ts'
import { NOT_PULLED, nextPull, PULL_STAYS_MS, pullHeight } from './pull-state.ts'

interface PullToRefreshProps {
  /** Loads the page anew when not given. */
  onRefresh?: () => void | Promise<void>
}

function reload() {
  window.location.reload()
}

/** The finger that pulls: where it came down, while it may pull. */
function usePull(onRefresh: () => void | Promise<void>) {
  const [state, send] = useReducer(nextPull, NOT_PULLED)
  const { phase } = state
  const pulled = useRef(false)
  pulled.current = phase === 'pulling' || phase === 'ready'

  useEffect(() => {
    let from: { x: number; y: number } | null = null
    const onStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches
      from =
        touches.length === 1 && finger && mayPull(target) ? { x: finger.clientX, y: finger.clientY } : null
      if (touches.length > 1) send({ kind: 'cancelled' })
    }
    const onMove = (event: TouchEvent) => {
      const [finger] = event.touches
      if (!from || !finger) return
      const [down, aside] = [finger.clientY - from.y, finger.clientX - from.x]
      send({ kind: 'moved', down, aside })
      // The page must not move along, nor the browser refresh on its own.
      const follows = pulled.current || (down > 0 && down > Math.abs(aside))
      if (follows && event.cancelable) event.preventDefault()
      // Who first goes sideways or up is doing something else.
      if (!pulled.current && (down < -4 || Math.abs(aside) > Math.max(down, 12))) from = null
    }
    const onEnd = () => {
      from = null
      send({ kind: 'released' })
    }
    const onCancel = () => {
      from = null
      send({ kind: 'cancelled' })
    }
    const { style } = document.documentElement
    const before = style.overscrollBehaviorY
    style.overscrollBehaviorY = 'contain'
    document.addEventListener('touchstart', onStart, { passive: true })
    document.addEventListener('touchmove', onMove, { passive: false })
    document.addEventListener('touchend', onEnd)
    document.addEventListener('touchcancel', onCancel)
    return () => {
      style.overscrollBehaviorY = before
      document.removeEventListener('touchstart', onStart)
      document.removeEventListener('touchmove', onMove)
      document.removeEventListener('touchend', onEnd)
      document.removeEventListener('touchcancel', onCancel)
    }
  }, [])

  const refresh = useRef(onRefresh)
  refresh.current = onRefresh
  useEffect(() => {
    if (phase !== 'refreshing') return undefined
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const settle = () => {
      if (!gone) timer = setTimeout(() => send({ kind: 'settled' }), PULL_STAYS_MS)
    }
    Promise.resolve(refresh.current()).then(settle, settle)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [phase])

  return state
}

/** Pulling the page down from its top loads it anew: the sign of it, above everything. */
export function PullToRefresh({ onRefresh = reload }: PullToRefreshProps) {
  const state = usePull(onRefresh)
  const { phase } = state
  const height = pullHeight(state)
  return (
    <div
      role="status"
      data-phase={phase}
      style={{ height }}
      className="pointer-events-none fixed inset-x-0 top-0 z-40 flex items-end justify-center overflow-hidden"
    >
      {phase !== 'idle' && (
        <span className="mb-3 flex h-11 items-center gap-2.5 rounded-full bg-surface px-4 text-14 font-semibold text-brand-ink shadow-float">
          {phase === 'refreshing' ? (
            <RefreshCw aria-hidden="true" className="size-5 animate-spin" />
          ) : (
            <ArrowDown
              aria-hidden="true"
              className={clsx('size-5 transition-transform duration-150', phase === 'ready' && 'rotate-180')}
            />
          )}
          {phase === 'refreshing' && 'Actualizando…'}
          {phase === 'ready' && 'Soltá para actualizar'}
          {phase === 'pulling' && 'Deslizá para actualizar'}
        </span>
      )}
    </div>
  )
}

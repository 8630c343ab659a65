import { type RefCallback, useContext, useState, useSyncExternalStore } from 'react'
import { lastServerSecond, onServerSecond } from './server-clock.ts'
import { DrawnAt } from './use-server-now.ts'

/** The server's clock for what is drawn in one element: it stands still while that is out of sight. */
export interface SeenClock {
  /** For the element that counts. */
  readonly ref: RefCallback<Element>
  readonly subscribe: (listener: () => void) => () => void
  /** Milliseconds; the first reading is what the server drew with, when it drew the page. */
  readonly now: (drawnAt: number | null) => number
}

const NEAR = '200px'
const seen = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

function observe(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen.get(target)?.(isIntersecting)
    },
    { rootMargin: NEAR },
  )
  seen.set(element, onChange)
  observer.observe(element)
  return () => {
    seen.delete(element)
    observer?.unobserve(element)
  }
}

function makeSeenClock(): SeenClock {
  const listeners = new Set<() => void>()
  let heldMs: number | undefined
  let isNear = typeof IntersectionObserver === 'undefined'
  let stop: (() => void) | undefined

  function tick() {
    heldMs = lastServerSecond()
    for (const listener of listeners) listener()
  }

  function follow() {
    const wanted = isNear && listeners.size > 0
    if (wanted === Boolean(stop)) return
    stop?.()
    stop = wanted ? onServerSecond(tick) : undefined
    // Less than a second off, it goes on with the next one: coming near draws nothing anew.
    if (wanted && Math.abs(lastServerSecond() - (heldMs ?? 0)) >= 1_000) tick()
  }

  return {
    ref: (element) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined
      return observe(element, (now) => {
        isNear = now
        follow()
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      follow()
      return () => {
        listeners.delete(listener)
        follow()
      }
    },
    now(drawnAt) {
      heldMs ??= drawnAt ?? lastServerSecond()
      return heldMs
    },
  }
}

/** A clock for one element among many of which most are out of sight, as the cards of a long page. */
export function useSeenClock(): SeenClock {
  return useState(makeSeenClock)[0]
}

/** The instant of such a clock, redrawn every second while its element is near the screen. */
export function useSeenNow(clock: SeenClock): number {
  const drawnAt = useContext(DrawnAt)
  return useSyncExternalStore(
    clock.subscribe,
    () => clock.now(null),
    () => clock.now(drawnAt),
  )
}

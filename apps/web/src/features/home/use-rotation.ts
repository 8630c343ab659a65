import { useCallback, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts'

const INTERVAL_MS = 10_000

/** Why it rests for a moment: the pointer is over it, a finger on it, the focus in it, or nobody sees it. */
export type Rest = 'pointer' | 'touch' | 'focus' | 'hidden'

interface Rotation {
  current: number
  /** Beyond an end it goes on at the other. */
  go: (index: number) => void
  rest: (why: Rest, on: boolean) => void
  /** By the person, or because their device asks for less motion. */
  stopped: boolean
  setStopped: (stopped: boolean) => void
}

/** Which of `count` things is shown: the next one every 10 seconds, unless there is a reason to wait. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [rests, setRests] = useState<readonly Rest[]>([])
  const current = count > 0 ? index % count : 0
  const moving = count > 1 && !stopped && rests.length === 0

  const go = useCallback((to: number) => setIndex((to + count) % count), [count])
  const rest = useCallback((why: Rest, on: boolean) => {
    setRests((known) => {
      if (known.includes(why) === on) return known
      return on ? [...known, why] : known.filter((one) => one !== why)
    })
  }, [])

  useEffect(() => {
    if (prefersReducedMotion()) setStopped(true)
  }, [])

  useEffect(() => {
    const look = () => rest('hidden', document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [rest])

  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(() => go(current + 1), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [moving, current, go])

  return { current, go, rest, stopped, setStopped }
}

import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, as what is being typed; until then `first`, or the value itself. */
export function useSettled<T>(value: T, pauseMs: number, first: T = value): T {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}

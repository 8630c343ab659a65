import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Calls `then` when somebody goes anywhere, also to where they are already; not for where they begin. Together with the
 * new screen: a moment later it would undo what was pressed there at once.
 */
export function useGoing(then: () => void): void {
  const { key } = useLocation()
  const at = useRef(key)
  useLayoutEffect(() => {
    if (at.current === key) return
    at.current = key
    then()
  }, [key, then])
}

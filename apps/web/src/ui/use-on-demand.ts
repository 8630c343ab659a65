import { useCallback, useEffect, useState } from 'react'

interface OnDemand<T> {
  part: T | undefined
  failed: boolean
  /** Fetches it, again after a failure. Also for beforehand, when the pointer or the focus comes near. */
  fetch: () => void
}

/**
 * Code that is fetched only once it is wanted: `useOnDemand(open, loadPanel)`, the loader being a stable function.
 * Unlike a lazy component, what could not be fetched can be asked for again.
 */
export function useOnDemand<T>(wanted: boolean, load: () => Promise<T>): OnDemand<T> {
  // In an object: what is fetched may be a function, which a state would call.
  const [got, setGot] = useState<{ part?: T; failed: boolean }>({ failed: false })

  const fetch = useCallback(() => {
    setGot((before) => ({ ...before, failed: false }))
    load().then(
      (part) => setGot({ part, failed: false }),
      () => setGot({ failed: true }),
    )
  }, [load])

  useEffect(() => {
    if (wanted) fetch()
  }, [wanted, fetch])

  return { part: got.part, failed: got.failed, fetch }
}

import { type RefCallback, useCallback, useState } from 'react'

interface ImageFailure {
  failed: boolean
  /** For the `img`. */
  watch: { ref: RefCallback<HTMLImageElement>; onError: () => void }
}

/**
 * Whether the picture at a path could not be loaded. One drawn by the server may have failed before the page came to
 * life, when nobody listened: that is seen when it is taken over.
 */
export function useImageFailure(path: string | null | undefined): ImageFailure {
  const [lost, setLost] = useState<string | null | undefined>(null)
  const fail = useCallback(() => setLost(path), [path])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail()
    },
    [fail],
  )
  return { failed: Boolean(path) && lost === path, watch: { ref, onError: fail } }
}

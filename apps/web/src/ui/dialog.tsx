import { useEffect } from 'react'
import { useFocusReturn } from './dialog-focus.tsx'
import type { DialogProps } from './dialog-window.tsx'
import { toastLater } from './toast-later.ts'
import { useOnDemand } from './use-on-demand.ts'

let loaded: typeof import('./dialog-window.tsx') | undefined

async function loadWindow() {
  loaded ??= await import('./dialog-window.tsx')
  return loaded
}

/**
 * A dialog in the middle of the screen; on phones a sheet that comes from the bottom. Its code comes after the page's,
 * as soon as the browser has nothing else to do.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const returnFocus = useFocusReturn(open)
  const { part = loaded, failed } = useOnDemand(open && !loaded, loadWindow)

  useEffect(() => {
    if (loaded || typeof requestIdleCallback === 'undefined') return undefined
    const idle = requestIdleCallback(() => void loadWindow().catch(() => undefined))
    return () => cancelIdleCallback(idle)
  }, [])

  useEffect(() => {
    if (!failed || !open) return
    onOpenChange(false)
    void toastLater('error', 'No pudimos abrir esta ventana. Revisá tu conexión y probá de nuevo.')
  }, [failed, open, onOpenChange])

  return part ? <part.DialogWindow {...props} onCloseAutoFocus={returnFocus} /> : null
}

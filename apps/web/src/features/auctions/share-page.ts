import { toast } from '../../ui/toast.ts'

/** Shares the page being seen: by the device's own sheet where there is one, else its address is copied. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast.success('Copiamos el enlace.')
    }
  } catch (error) {
    // Closing the sheet without choosing is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('No pudimos compartir. Copiá la dirección del navegador.')
  }
}

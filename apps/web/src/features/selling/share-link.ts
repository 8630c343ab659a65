import { toast } from '../../ui/toast.ts'

/** Puts a link where the person can paste it. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Copiamos el enlace.')
  } catch {
    toast.error('No pudimos copiarlo. Seleccioná el enlace y copialo a mano.')
  }
}

/** Shares a link by the device's own sheet where there is one; else it is copied. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the sheet without choosing is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(url)
  }
}

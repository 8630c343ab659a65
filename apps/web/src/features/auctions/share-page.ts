import { toastLater } from '../../ui/toast-later.ts'

/** Where others find this page. The packaged app's own address leads nowhere, so there the page's canonical one counts. */
function addressOf(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (globalThis.APP_API !== undefined && canonical) return canonical
  return window.location.origin + window.location.pathname
}

/** Shares the page being seen: by the device's own sheet where there is one, else its address is copied. */
export async function sharePage(title: string): Promise<void> {
  const url = addressOf()
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      await toastLater('success', 'Copiamos el enlace.')
    }
  } catch (error) {
    // Closing the sheet without choosing is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await toastLater('error', 'No pudimos compartir. Copiá la dirección del navegador.')
  }
}

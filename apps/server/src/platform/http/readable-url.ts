/**
 * An address of a page whose percent signs mean nothing ("/categorias/100%") is read with each as a plain sign, so
 * that it is a page that does not exist and not an answer for programs. Calls are left as they came.
 */
export function readableUrl(url = '/'): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const end = url.search(/[?#;]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

// What it gives is looked at, or the build leaves the call out as one without effect.
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

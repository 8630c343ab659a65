import { apiBase } from './api.ts'

/** What is shown where a picture is missing or fails to load. */
export const PLACEHOLDER = '/icons/placeholder.svg'

interface Size {
  /** Pixels; the server serves the next larger width it keeps. */
  width?: number
  /** 60, 80 or 90. */
  quality?: number
}

/**
 * The address of a picture by the path that the server gave. Backslashes become slashes, a leading slash
 * goes, the API's base comes before; an empty path gives the placeholder.
 */
export function imageUrl(path: string | null | undefined, { width, quality }: Size = {}): string {
  const clean = (path ?? '').trim().replaceAll('\\', '/').replace(/^\/+/, '')
  if (clean === '') return PLACEHOLDER
  const query = [width && `width=${width}`, quality && `quality=${quality}`].filter(Boolean).join('&')
  return `${apiBase()}/${clean}${query && `?${query}`}`
}

/** The `srcset` of a picture shown about `width` pixels wide, for dense screens. */
export function imageSet(path: string | null | undefined, width: number): string | undefined {
  if (!path?.trim()) return undefined
  return [1, 2, 3].map((n) => `${imageUrl(path, { width: width * n, quality: 80 })} ${n}x`).join(', ')
}

/** The `srcset` of a picture as wide as the layout makes it; goes with `sizes`. The widths are made beforehand. */
export function imageWidths(path: string | null | undefined): string | undefined {
  if (!path?.trim()) return undefined
  return [440, 880, 1280].map((width) => `${imageUrl(path, { width, quality: 80 })} ${width}w`).join(', ')
}

/** A person's picture; those of Google and Apple are whole https addresses and stay as they are. */
export function profileImage(path: string | null | undefined): string | null {
  const clean = (path ?? '').trim()
  if (clean === '') return null
  return /^https:\/\//i.test(clean) ? clean : imageUrl(clean, { width: 110, quality: 80 })
}

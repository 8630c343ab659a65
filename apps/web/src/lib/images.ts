import { apiBase } from './api.ts'

/** What is shown where a picture is missing or fails to load. */
export const PLACEHOLDER = '/icons/placeholder.svg'

interface Size {
  /** Pixels; the server serves the next larger width it keeps. */
  width: number
  /** 60, 80 or 90. */
  quality: number
}

/**
 * The address of a picture by the path that the server gave. Backslashes become slashes, a leading slash goes, the
 * API's base comes before; an empty path gives the placeholder. The server sends WebP to whoever takes it and JPEG to
 * the others. A drawing has no sizes.
 */
export function imageUrl(path: string | null | undefined, size?: Size): string {
  const clean = (path ?? '').trim().replaceAll('\\', '/').replace(/^\/+/, '')
  if (clean === '') return PLACEHOLDER
  const query = size && !clean.endsWith('.svg') ? `?width=${size.width}&quality=${size.quality}` : ''
  return `${apiBase()}/${clean}${query}`
}

/** The `srcset` of a picture in these widths; nothing for a drawing, which is sharp at any. */
export function imageSet(path: string, widths: readonly number[]): string | undefined {
  if (path.endsWith('.svg')) return undefined
  return widths.map((width) => `${imageUrl(path, { width, quality: 80 })} ${width}w`).join(', ')
}

/** A person's picture; those of Google and Apple are whole https addresses and stay as they are. */
export function profileImage(path: string | null | undefined): string | null {
  const clean = (path ?? '').trim()
  if (clean === '') return null
  return /^https:\/\//i.test(clean) ? clean : imageUrl(clean, { width: 110, quality: 80 })
}

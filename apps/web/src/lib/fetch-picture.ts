import { imageUrl } from './images.ts'

/** A public picture as a file, as large as the server keeps it; null where it cannot be had. */
export async function fetchPicture(path: string, name: string): Promise<File | null> {
  try {
    const answer = await globalThis.fetch(imageUrl(path), { credentials: 'omit' })
    if (!answer.ok) return null
    const content = await answer.blob()
    return new File([content], name, { type: content.type })
  } catch {
    return null
  }
}

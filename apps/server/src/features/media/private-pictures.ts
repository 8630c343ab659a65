import { readFile as readUpload } from 'node:fs/promises'
import type { Storage } from '../../platform/storage.ts'
import { isImageKey, makeImageKey } from './image-key.ts'
import { normalisePicture } from './normalise-picture.ts'
import { readFile } from './picture-files.ts'
import { nameTheOne } from './store-picture.ts'

export interface NewPrivatePicture {
  /** The path of the upload, or the picture itself. */
  readonly source: string | Buffer
  /** The form's field that it came in. */
  readonly field: string
}

const pathOf = (key: string) => `private/${key.slice(0, 2)}/${key}`

/**
 * Checks and keeps pictures apart from the public ones, without rows or smaller versions; answers their keys in order.
 * Throws 413, 415 or 422 `image_invalid` with the field that is to blame; then none of them stays.
 */
export async function storePrivatePictures(
  storage: Storage,
  pictures: readonly NewPrivatePicture[],
): Promise<string[]> {
  const keys: string[] = []
  for (const [index, { source, field }] of pictures.entries()) {
    try {
      const { bytes, extension } = await normalisePicture(
        typeof source === 'string' ? await readUpload(source) : source,
        'auction',
      )
      const key = makeImageKey(extension)
      await storage.put(pathOf(key), bytes)
      keys.push(key)
    } catch (error) {
      await deletePrivatePictures(storage, keys)
      throw nameTheOne(error, index, field)
    }
  }
  return keys
}

/** The content, or nothing when there is none under this key. */
export async function readPrivatePicture(storage: Storage, key: string): Promise<Buffer | undefined> {
  return isImageKey(key) ? readFile(storage, pathOf(key)) : undefined
}

/** What is already gone is no error. */
export async function deletePrivatePictures(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(pathOf(key))))
}

import { readFile } from 'node:fs/promises'
import { Failure, failure } from '../../platform/http/failure.ts'
import type { Storage } from '../../platform/storage.ts'
import { makeImageKey, originalPath } from './image-key.ts'
import { normalisePicture, type PicturePurpose } from './normalise-picture.ts'
import { deleteFiles, writeFile } from './picture-files.ts'

export interface NewPicture {
  /** The upload's content, or the path of the file that holds it. */
  readonly source: Buffer | string
  readonly purpose: PicturePurpose
  readonly ownerId: number | null
  /** The form's field that it came in, for the sentence beside it. */
  readonly field?: string
}

/** A kept picture. Its row follows in the transaction of what shows it (`recordPictures`). */
export interface StoredPicture {
  readonly key: string
  readonly ownerId: number | null
  readonly purpose: PicturePurpose
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** `#rrggbb`. */
  readonly tint: string
}

/**
 * Checks and keeps a picture under a fresh, unguessable key, outside any transaction. Throws 413, 415 or 422
 * `image_invalid` with a Spanish sentence. If nothing comes to show it, hand its key to `discardPictures`.
 */
export async function storePicture(storage: Storage, picture: NewPicture): Promise<StoredPicture> {
  const { source, purpose, ownerId } = picture
  const upload = typeof source === 'string' ? await readFile(source) : source
  const { bytes, extension, width, height, tint } = await normalisePicture(upload, purpose)
  const key = makeImageKey(extension)
  await writeFile(storage, originalPath(key), bytes)
  return { key, ownerId, purpose, width, height, bytes: bytes.length, tint }
}

/** A refusal that says which field and which of the pictures (from 0) it is about. */
export function nameTheOne(reason: unknown, index: number, field: string | undefined): unknown {
  if (!(reason instanceof Failure) || field === undefined || reason.status >= 500) return reason
  const { status, code, sentence, facts } = reason
  return failure(status, code, sentence, { ...facts, details: { [field]: sentence }, photo: index })
}

/** Stores several, in their order; when one is refused none of them stays. */
export async function storePictures(
  storage: Storage,
  pictures: readonly NewPicture[],
): Promise<StoredPicture[]> {
  const results = await Promise.allSettled(pictures.map((picture) => storePicture(storage, picture)))
  const stored = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failedAt = results.findIndex((result) => result.status === 'rejected')
  const failed = results[failedAt]
  if (failed?.status !== 'rejected') return stored
  await discardPictures(
    storage,
    stored.map(({ key }) => key),
  )
  throw nameTheOne(failed.reason, failedAt, pictures[failedAt]?.field)
}

/** Removes the files of pictures that nothing shows: a publication that was refused after all. */
export async function discardPictures(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => deleteFiles(storage, key)))
}

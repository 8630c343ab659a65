import type { Tx } from '../../platform/database.ts'
import type { StoredPicture } from './store-picture.ts'

/** Writes the rows of kept pictures, in the transaction of what shows them. */
export async function recordPictures(tx: Tx, pictures: readonly StoredPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('images')
    .values(
      pictures.map(({ key, ownerId, purpose, width, height, bytes, tint }) => ({
        key,
        owner_id: ownerId,
        purpose,
        width,
        height,
        bytes,
        tint,
      })),
    )
    .execute()
}

/** Forgets the rows of pictures that nothing shows any longer, in the transaction that replaces them. */
export async function forgetPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.deleteFrom('images').where('key', 'in', keys).execute()
}

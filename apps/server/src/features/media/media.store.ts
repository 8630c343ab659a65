import type { Db, Tx } from '../../platform/database.ts'
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
export async function forgetPictures(tx: Db | Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.deleteFrom('images').where('key', 'in', keys).execute()
}

/**
 * Holds the rows of a person's pictures until the transaction ends, and answers the keys of those that are there. Whoever
 * begins to show a kept picture and whoever takes away what nothing shows wait for each other by this.
 */
export async function lockPictures(tx: Tx, ownerId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .selectFrom('images')
    .select('key')
    .where('owner_id', '=', ownerId)
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
  return rows.map(({ key }) => key)
}

/** The same of pictures that a person may show in an auction: their own, and those that belong to nobody. */
export async function lockShowable(tx: Tx, ownerId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .selectFrom('images')
    .select('key')
    .where((eb) => eb.or([eb('owner_id', '=', ownerId), eb('owner_id', 'is', null)]))
    .where('purpose', '=', 'auction')
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute()
  return rows.map(({ key }) => key)
}

/** Which of these keys have a row. */
export async function findKnownPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('images').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

/** Pictures that a person put in for themselves and what they sell. */
export async function findOwnedPictures(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('key')
    .where('owner_id', '=', ownerId)
    .where('purpose', 'not in', ['icon', 'slide'])
    .execute()
  return rows.map(({ key }) => key)
}

/** Pictures of the site itself no longer say who put them in. */
export async function disownSitePictures(db: Db, ownerId: number): Promise<void> {
  await db
    .updateTable('images')
    .set({ owner_id: null })
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', ['icon', 'slide'])
    .execute()
}

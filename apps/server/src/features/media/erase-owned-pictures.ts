import type { Db } from '../../platform/database.ts'
import type { Storage } from '../../platform/storage.ts'
import { disownSitePictures, findOwnedPictures, forgetPictures } from './media.store.ts'
import { deleteFiles } from './picture-files.ts'

/** Erases what a person put in: first the files, then the rows that name them. Pictures of the site itself stay, ownerless. */
export async function eraseOwnedPictures(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  ownerId: number,
): Promise<void> {
  const keys = await findOwnedPictures(db, ownerId)
  for (const key of keys) await deleteFiles(storage, key)
  await forgetPictures(db, keys)
  await disownSitePictures(db, ownerId)
}

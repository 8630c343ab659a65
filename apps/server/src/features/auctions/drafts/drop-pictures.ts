import type { Db } from '../../../platform/database.ts'
import type { Storage } from '../../../platform/storage.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { discardPictures, forgetPictures, lockPictures } from '../../media/public.ts'
import { findUnshown } from './photos.store.ts'

/**
 * Takes those of a person's pictures away that no draft and no auction shows any more: the rows under a lock that whoever
 * begins to show one waits for, then the files. A crash between leaves files without rows, which are swept up later.
 */
export async function dropPictures(
  { db, storage }: { readonly db: Db; readonly storage: Storage },
  ownerId: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const gone = await inTransaction(db, async (tx) => {
    const held = await lockPictures(tx, ownerId, keys)
    const unshown = await findUnshown(tx, ownerId, held)
    await forgetPictures(tx, unshown)
    return unshown
  })
  await discardPictures(storage, gone)
}

import { deletePrivatePictures } from '../../media/public.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { findLeftPictures, forgetRequestPictures } from './identity.store.ts'

/** Deletes the pictures of requests that were decided. The row forgets them last, so a crash leaves none behind. */
export async function removeDecidedPictures({
  db,
  storage,
}: Pick<AccountsContext, 'db' | 'storage'>): Promise<void> {
  for (const { id, front, back } of await findLeftPictures(db)) {
    await deletePrivatePictures(
      storage,
      [front, back].filter((key) => key !== null),
    )
    await forgetRequestPictures(db, id)
  }
}

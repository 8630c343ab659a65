import { inTransaction } from '../../../platform/transaction.ts'
import { lockSeller } from '../publish.store.ts'
import { forgetDeleted } from './deleted-drafts.store.ts'
import { ABANDONED_DAYS } from './draft-limits.ts'
import { type DraftName, findAbandoned, removeAbandoned } from './drafts.store.ts'
import { dropPictures } from './drop-pictures.ts'
import { findOldPictures, findPhotos, type OwnedPicture, type SweptPicture } from './photos.store.ts'
import type { DraftsContext } from './save-draft-photo.ts'

/** More than that waits for the next round. */
const DRAFTS_AT_ONCE = 500
/** Looked at by one statement. */
const PICTURES_AT_ONCE = 2_000

type Context = Pick<DraftsContext, 'db' | 'storage'>

/**
 * Gives up drafts that nobody touched for 30 days, and takes pictures away that were made for auctions more than a day ago
 * and that no draft and no auction shows. One that several show goes with the last of them.
 */
export async function cleanDrafts(context: Context): Promise<void> {
  const { db } = context
  for (const { owner_id, id } of await findAbandoned(db, ABANDONED_DAYS, DRAFTS_AT_ONCE)) {
    await giveUp(context, { ownerId: owner_id, draft: id })
  }
  await dropOrphans(context)
  await forgetDeleted(db, ABANDONED_DAYS)
}

/** Walks through all pictures of auctions, some at a time. */
async function dropOrphans(context: Context): Promise<void> {
  let last: OwnedPicture | undefined = { owner_id: 0, key: '' }
  while (last) {
    const pictures: SweptPicture[] = await findOldPictures(context.db, last, PICTURES_AT_ONCE)
    const orphans = pictures.filter(({ shown }) => !shown)
    for (const ownerId of new Set(orphans.map(({ owner_id }) => owner_id))) {
      const keys = orphans.filter(({ owner_id }) => owner_id === ownerId).map(({ key }) => key)
      await dropPictures(context, ownerId, keys)
    }
    last = pictures.length < PICTURES_AT_ONCE ? undefined : pictures.at(-1)
  }
}

/** Looks at its age again under the person's lock: they may just have come back to it. */
async function giveUp(context: Context, name: DraftName): Promise<void> {
  const keys = await inTransaction(context.db, async (tx) => {
    await lockSeller(tx, name.ownerId)
    const photos = await findPhotos(tx, name)
    return (await removeAbandoned(tx, name, ABANDONED_DAYS)) ? photos.map(({ key }) => key) : []
  })
  await dropPictures(context, name.ownerId, keys)
}

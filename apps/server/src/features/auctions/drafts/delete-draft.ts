import { notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { lockSeller } from '../publish.store.ts'
import { noteDeleted } from './deleted-drafts.store.ts'
import { NO_DRAFT } from './drafts.sentences.ts'
import { type DraftName, findDraft, removeDraft, touchDraft } from './drafts.store.ts'
import { dropPictures } from './drop-pictures.ts'
import { findPhotos, removePhoto } from './photos.store.ts'
import { refusePublished } from './require-draft.ts'
import type { DraftsContext } from './save-draft-photo.ts'

type Context = Pick<DraftsContext, 'db' | 'storage'>

/**
 * Deletes one's own draft, and its photos but for those that something else shows. 404 when there is none to delete; what is
 * still on its way to it is then refused all the same.
 */
export async function deleteDraft(context: Context, name: DraftName): Promise<{ ok: true }> {
  const photos = await inTransaction(context.db, async (tx) => {
    await lockSeller(tx, name.ownerId)
    const before = await findPhotos(tx, name)
    const isPublished = (await findDraft(tx, name))?.published_as != null
    if (!isPublished) await noteDeleted(tx, name)
    return (await removeDraft(tx, name)) ? before : undefined
  })
  if (!photos) throw notFound(NO_DRAFT)
  await dropPictures(
    context,
    name.ownerId,
    photos.map(({ key }) => key),
  )
  return { ok: true }
}

/** Takes one photo out of a draft; 404 when it is not there. */
export async function deleteDraftPhoto(
  context: Context,
  { photo, ...name }: DraftName & { readonly photo: string },
): Promise<{ ok: true }> {
  const key = await inTransaction(context.db, async (tx) => {
    await lockSeller(tx, name.ownerId)
    refusePublished(await findDraft(tx, name))
    const gone = await removePhoto(tx, name, photo)
    if (gone === undefined) throw notFound('Esa foto ya no está en el borrador.')
    await touchDraft(tx, name)
    return gone
  })
  await dropPictures(context, name.ownerId, [key])
  return { ok: true }
}

import { DraftTexts } from '@martillo/contract/drafts'
import type { Db, Tx } from '../../../platform/database.ts'
import { failure, refused } from '../../../platform/http/failure.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Storage } from '../../../platform/storage.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { discardPictures, prepareRenditions, recordPictures, storePictures } from '../../media/public.ts'
import { lockSeller } from '../publish.store.ts'
import { PHOTOS_PER_DRAFT, QUOTA } from './draft-limits.ts'
import { PHOTOS_TOO_MANY } from './drafts.sentences.ts'
import { type DraftName, findDraft, insertDraft, touchDraft } from './drafts.store.ts'
import { findPhotos, insertPhoto, measurePhotos } from './photos.store.ts'
import { refusePublished, requireRoom } from './require-draft.ts'

export interface DraftsContext {
  readonly db: Db
  readonly jobs: Jobs
  readonly storage: Storage
}

export interface DraftPhoto extends DraftName {
  /** Made by the client: the same one never makes two photos. */
  readonly photo: string
  /** The upload's path. */
  readonly source: string
}

/** The key of this photo when it is there already; otherwise throws when there is no room for one of `bytes`. */
async function judgePhoto(db: Db | Tx, { photo, ...name }: DraftPhoto, bytes: number) {
  refusePublished(await findDraft(db, name))
  const photos = await findPhotos(db, name)
  const same = photos.find(({ id }) => id === photo)
  if (same) return same.key
  if (photos.length >= PHOTOS_PER_DRAFT) {
    throw refused('photos_too_many', { details: { photo: PHOTOS_TOO_MANY } }, PHOTOS_TOO_MANY)
  }
  const kept = await measurePhotos(db, name.ownerId)
  if (kept.count >= QUOTA.photos || kept.bytes + bytes > QUOTA.bytes) throw refused('photo_quota')
  return undefined
}

/**
 * Puts a photo at the end of a draft, which it makes when it is not there yet. What can be refused is refused before a
 * picture is decoded, and judged again under the person's lock, so that uploads at once make one list without gaps,
 * doubles or an eleventh. `made` is false for a photo that was there.
 */
export async function saveDraftPhoto(
  { db, jobs, storage }: DraftsContext,
  upload: DraftPhoto,
): Promise<{ key: string; made: boolean }> {
  const before = await judgePhoto(db, upload, 0)
  if (before !== undefined) return { key: before, made: false }
  const { ownerId, source, photo } = upload
  const pictures = await storePictures(storage, [{ source, purpose: 'auction', ownerId, field: 'photo' }])
  const [picture] = pictures
  if (!picture) throw failure(422, 'image_invalid', 'Agregá una imagen.')
  const { key, bytes } = picture
  try {
    const saved = await inTransaction(db, async (tx) => {
      await lockSeller(tx, ownerId)
      const made = await judgePhoto(tx, upload, bytes)
      if (made !== undefined) return { key: made, made: false }
      if (!(await findDraft(tx, upload))) {
        await requireRoom(tx, upload)
        await insertDraft(tx, upload, DraftTexts.parse({}))
      }
      await recordPictures(tx, pictures)
      await insertPhoto(tx, upload, { id: photo, key })
      await touchDraft(tx, upload)
      await prepareRenditions(tx, jobs, pictures)
      return { key, made: true }
    })
    if (!saved.made) await discardPictures(storage, [key])
    return saved
  } catch (error) {
    await discardPictures(storage, [key])
    throw error
  }
}

import { isDeepStrictEqual } from 'node:util'
import type { Draft, DraftTexts } from '@martillo/contract/drafts'
import type { Db } from '../../../platform/database.ts'
import { failure, notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { lockSeller } from '../publish.store.ts'
import { toDraft } from './draft.view.ts'
import { DRAFT_CHANGED, NO_DRAFT } from './drafts.sentences.ts'
import { type DraftName, findDraft, insertDraft, updateDraft } from './drafts.store.ts'
import { findPhotos, orderPhotos } from './photos.store.ts'
import { refusePublished, requireDraft, requireRoom } from './require-draft.ts'

export interface DraftSave extends DraftName {
  readonly texts: DraftTexts
  /** Keys, the first is the primary one. */
  readonly photos: readonly string[]
  /** The one that was edited. */
  readonly version: number
}

/**
 * Saves a draft as typed; `made` when it was not there. Photos that the order leaves out go to the end. Somebody who edited
 * another version than the one that is kept is refused with 409 and that one, but for a save that changes nothing: the
 * repetition of one whose answer was lost. A draft that was deleted meanwhile does not come back: 404.
 */
export function saveDraft(db: Db, save: DraftSave): Promise<{ draft: Draft; made: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockSeller(tx, save.ownerId)
    const before = await findDraft(tx, save)
    refusePublished(before)
    if (!before) {
      if (save.version > 0) throw notFound(NO_DRAFT)
      await requireRoom(tx, save)
      await insertDraft(tx, save, save.texts)
    } else {
      const photos = await findPhotos(tx, save)
      const kept = toDraft(before, photos)
      const ordered = inOrder(photos, save.photos)
      const same = isDeepStrictEqual(kept.texts, save.texts) && isDeepStrictEqual(photos, ordered)
      if (same && kept.version > 0) return { draft: kept, made: false }
      if (kept.version !== save.version) throw failure(409, 'draft_changed', DRAFT_CHANGED, { draft: kept })
      await orderPhotos(
        tx,
        save,
        ordered.map(({ id }) => id),
      )
    }
    await updateDraft(tx, save, save.texts)
    return { draft: await requireDraft(tx, save), made: !before }
  })
}

/** First those that are named, as they are named; then the others as they stood. */
function inOrder<T extends { readonly key: string }>(photos: readonly T[], keys: readonly string[]): T[] {
  const named = [...new Set(keys)].flatMap((key) => photos.filter((photo) => photo.key === key))
  return [...named, ...photos.filter((photo) => !named.includes(photo))]
}

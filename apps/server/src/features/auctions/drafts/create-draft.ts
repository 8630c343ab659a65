import { randomUUID } from 'node:crypto'
import { type Draft, DraftTexts } from '@martillo/contract/drafts'
import type { Tx } from '../../../platform/database.ts'
import { lockShowable } from '../../media/public.ts'
import { lockSeller } from '../publish.store.ts'
import { PHOTOS_PER_DRAFT } from './draft-limits.ts'
import { type DraftName, findDraft, insertDraft, updateDraft } from './drafts.store.ts'
import { insertPhoto } from './photos.store.ts'
import { refusePublished, requireDraft, requireRoom } from './require-draft.ts'

export interface NewDraft extends DraftName {
  /** As the form has them; what is left out is as in an empty form. */
  readonly texts: Partial<DraftTexts>
  /** Keys of pictures of the same person or of nobody, in order; they are shown by both from now on, not copied. */
  readonly photos: readonly string[]
}

/**
 * Makes a draft of what is there already, in the caller's transaction. The same identifier again answers the draft as it
 * stands by now (`made` false); 409 when it was published, 422 when the person has as many as one may.
 */
export async function createDraft(tx: Tx, wish: NewDraft): Promise<{ draft: Draft; made: boolean }> {
  await lockSeller(tx, wish.ownerId)
  const before = await findDraft(tx, wish)
  refusePublished(before)
  if (before) return { draft: await requireDraft(tx, wish), made: false }
  await requireRoom(tx, wish)
  const texts = DraftTexts.parse(wish.texts)
  await insertDraft(tx, wish, texts)
  await updateDraft(tx, wish, texts)
  const held = await lockShowable(tx, wish.ownerId, wish.photos)
  const kept = wish.photos.filter((key) => held.includes(key)).slice(0, PHOTOS_PER_DRAFT)
  for (const key of kept) await insertPhoto(tx, wish, { id: randomUUID(), key })
  return { draft: await requireDraft(tx, wish), made: true }
}

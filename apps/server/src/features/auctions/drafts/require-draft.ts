import type { Draft } from '@martillo/contract/drafts'
import type { Db, Tx } from '../../../platform/database.ts'
import { failure, notFound, refused } from '../../../platform/http/failure.ts'
import { wasDeleted } from './deleted-drafts.store.ts'
import { toDraft } from './draft.view.ts'
import { DRAFTS } from './draft-limits.ts'
import { DRAFT_PUBLISHED, NO_DRAFT } from './drafts.sentences.ts'
import { countDrafts, type DraftName, type DraftRow, findDraft } from './drafts.store.ts'
import { findPhotos } from './photos.store.ts'

/** A draft of which an auction was made takes no changes: 409 with the auction's number. */
export function refusePublished(row: DraftRow | undefined): void {
  if (row && row.published_as !== null) {
    throw failure(409, 'draft_published', DRAFT_PUBLISHED, { auction: row.published_as })
  }
}

/**
 * Throws when a new draft may not be made: 404 when the person deleted it meanwhile, 422 when they are writing as many as
 * one may. The person's row must be locked.
 */
export async function requireRoom(tx: Tx, name: DraftName): Promise<void> {
  if (await wasDeleted(tx, name)) throw notFound(NO_DRAFT)
  if ((await countDrafts(tx, name.ownerId)) >= DRAFTS) throw refused('too_many_drafts')
}

/** One's own draft, whole: 404 when there is none, 409 when it is published. */
export async function requireDraft(db: Db | Tx, name: DraftName): Promise<Draft> {
  const row = await findDraft(db, name)
  if (!row) throw notFound(NO_DRAFT)
  refusePublished(row)
  return toDraft(row, await findPhotos(db, name))
}

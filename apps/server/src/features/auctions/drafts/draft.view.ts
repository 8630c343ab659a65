import { type Draft, type DraftCard, DraftTexts } from '@martillo/contract/drafts'
import type { DraftCardRow, DraftRow, PhotoRow } from './drafts.store.ts'

export function toDraft(row: DraftRow, photos: readonly PhotoRow[]): Draft {
  return {
    id: row.id,
    texts: DraftTexts.parse(row.texts),
    photos: photos.map(({ key }) => key),
    photo_ids: photos.map(({ id }) => id),
    version: row.version,
    saved_at: row.saved_at.toISOString(),
  }
}

export function toDraftCard({ id, title, key, saved_at }: DraftCardRow): DraftCard {
  return {
    id,
    title,
    PrimaryPic: key === null ? '' : `images/${key}`,
    saved_at: saved_at.toISOString(),
  }
}

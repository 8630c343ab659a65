import type { Db, Tx } from '../../../platform/database.ts'
import { refuseFaults } from '../refuse-publication.ts'
import { type DraftName, findDraft } from './drafts.store.ts'
import { findPhotos } from './photos.store.ts'

export interface DraftForPublication {
  /** The auction that was made of it already. */
  readonly publishedAs: number | null
  /** Keys of its photos, in order. */
  readonly photos: readonly string[]
}

/** What a publication takes from a draft: `publication_invalid` with a sentence at the field `draft` when there is none. */
export async function draftForPublication(db: Db | Tx, name: DraftName): Promise<DraftForPublication> {
  const row = await findDraft(db, name)
  if (!row) {
    throw refuseFaults([
      { field: 'draft', sentence: 'Ese borrador ya no está. Volvé a subir las fotos para publicar.' },
    ])
  }
  if (row.published_as !== null) return { publishedAs: row.published_as, photos: [] }
  return { publishedAs: null, photos: (await findPhotos(db, name)).map(({ key }) => key) }
}

import type { Auction } from '@martillo/contract/auctions'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { PublishErrors } from '../../publishing/publish-texts.ts'
import type { EditChanges } from './judge-changes.ts'

export type SavedEdit =
  | { ok: true; auction: Auction }
  | {
      ok: false
      errors: PublishErrors
      /** For the whole form; empty when every fault has its field. */
      sentence: string
      /** Somebody bid meanwhile. */
      hasBids: boolean
    }

const FAILED = 'Failed to edit auction'

/** Sends the changes; what the server refuses is told at its fields. */
export async function saveEdit(id: number, changes: EditChanges): Promise<SavedEdit> {
  try {
    return { ok: true, auction: await call('PUT /auctions/edit/:id', { params: { id }, body: changes }) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { ok: false, errors: {}, sentence: FAILED, hasBids: false }
    const errors: PublishErrors = { ...error.facts.details }
    const photos = errors.photos ?? errors.primary_photo
    if (photos !== undefined) errors.primary_photo = photos
    const hasBids = error.code === 'has_bids'
    if (hasBids) return { ok: false, errors, sentence: error.facts.error ?? error.message, hasBids }
    if (Object.keys(errors).length > 0) return { ok: false, errors, sentence: '', hasBids }
    // A refusal explains itself; what failed otherwise says so first.
    const isExplained = error.status < 500 && !error.code.startsWith('http_')
    return { ok: false, errors, sentence: isExplained ? error.message : FAILED, hasBids }
  }
}

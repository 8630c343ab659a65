import type { Draft } from '@martillo/contract/drafts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

export type StoredDraft =
  | { state: 'loading' }
  | { state: 'here'; draft: Draft }
  | { state: 'gone' /** What it became. */; auction?: number }
  | { state: 'failed' }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function lackOf(error: unknown): StoredDraft {
  if (!(error instanceof ApiError)) return { state: 'failed' }
  const { auction } = error.facts
  if (error.code === 'draft_published' && typeof auction === 'number') return { state: 'gone', auction }
  return { state: error.status === 404 ? 'gone' : 'failed' }
}

/** A draft as the server has it now: read anew each time, for what a cache holds may have been changed elsewhere. */
export function useStoredDraft(id: string): StoredDraft & { again: () => void } {
  const [found, setFound] = useState<StoredDraft>({ state: 'loading' })
  const load = useCallback(() => {
    let isWanted = true
    const tell = (next: StoredDraft) => isWanted && setFound(next)
    if (!UUID.test(id)) tell({ state: 'gone' })
    else {
      tell({ state: 'loading' })
      call('GET /drafts/:uuid', { params: { uuid: id } }).then(
        (draft) => tell({ state: 'here', draft }),
        (error) => tell(lackOf(error)),
      )
    }
    return () => {
      isWanted = false
    }
  }, [id])
  useEffect(load, [load])
  return { ...found, again: load }
}

import { useEffect } from 'react'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

const OFFERED = 3

interface DraftBeginningProps {
  onNew: () => void
  onContinue: (id: string) => void
}

/** Offers what was begun before. Without any, or where that cannot be known, a new one begins at once. */
export function DraftBeginning({ onNew, onContinue }: DraftBeginningProps) {
  const { data, error, isValidating } = useCall(keyOf('GET /drafts', { query: { limit: OFFERED } }), {
    revalidateOnFocus: false,
  })
  const isKnown = !isValidating && (data !== undefined || error !== undefined)
  const drafts = data?.data ?? []
  const isEmpty = isKnown && drafts.length === 0
  useEffect(() => {
    if (isEmpty) onNew()
  }, [isEmpty, onNew])
  if (!isKnown || isEmpty) return <FormSkeleton />
  return <DraftOffer drafts={drafts} onNew={onNew} onContinue={onContinue} />
}

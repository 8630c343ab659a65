import { memo, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const BidHistory = latePart(async () => (await import('./bid-history.tsx')).BidHistory)

/**
 * Where the history goes: below the first view, so that its code comes after it. Until then it stands as the server drew
 * it, which redrawing this would throw away; so it takes nothing that changes.
 */
export const BidHistorySlot = memo(function BidHistorySlot({ id }: { id: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <BidHistory id={id} />
    </Suspense>
  )
})

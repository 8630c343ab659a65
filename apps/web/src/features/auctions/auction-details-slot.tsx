import { memo, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const AuctionDetails = latePart(async () => (await import('./auction-details.tsx')).AuctionDetails)

/** Where description and facts go. Nothing in them but links is pressed: their code may come after everything else. */
export const AuctionDetailsSlot = memo(function AuctionDetailsSlot({ id }: { id: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <AuctionDetails id={id} />
    </Suspense>
  )
})

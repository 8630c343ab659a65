import { memo, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const SellerBox = latePart(async () => (await import('./seller-box.tsx')).SellerBox)

/** Where it says who sells. Its code comes after that of what bids; until then it stands as the server drew it. */
export const SellerBoxSlot = memo(function SellerBoxSlot({ id }: { id: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <SellerBox id={id} />
    </Suspense>
  )
})

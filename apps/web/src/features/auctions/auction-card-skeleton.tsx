import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of a card while it loads: same size, so nothing jumps. */
export function AuctionCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-square rounded-none" />
      <div className="flex flex-col gap-2 px-3 pt-3 pb-3.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </div>
  )
}

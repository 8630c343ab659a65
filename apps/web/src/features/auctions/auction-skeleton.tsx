import { Skeleton } from '../../ui/skeleton.tsx'

/** The auction's page while it loads, in its own proportions. */
export function AuctionSkeleton() {
  return (
    <div
      role="status"
      aria-label="Cargando la subasta"
      className="wrap grid gap-7 pb-12 md:grid-cols-[7fr_5fr] md:pt-5"
    >
      <Skeleton className="aspect-[1.05] rounded-none max-md:-mx-4 md:aspect-[1.12] md:rounded-panel" />
      <div className="grid content-start gap-4 md:p-6">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </div>
  )
}

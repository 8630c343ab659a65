import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of a profile's head while it loads. */
export function ProfileHeadSkeleton() {
  return (
    <div role="status" aria-label="Cargando el perfil" className="wrap pt-3 md:pt-5">
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <Skeleton className="h-28 rounded-none md:h-44" />
        <div className="px-4 pb-5 md:px-7 md:pb-7">
          <Skeleton className="-mt-11 relative size-22 rounded-full md:-mt-14 md:size-28" />
          <Skeleton className="mt-3 h-8 w-52" />
          <Skeleton className="mt-3 h-5 w-72 max-w-full" />
          <Skeleton className="mt-3 h-5 w-40" />
        </div>
      </div>
    </div>
  )
}

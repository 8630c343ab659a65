import { Skeleton } from '../../../ui/skeleton.tsx'

/** One's auction while it is not known how it stands: in one column, as its form. */
export function EditSkeleton() {
  return (
    <div role="status" aria-label="Cargando la subasta" className="grid gap-4 md:gap-5">
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </div>
  )
}

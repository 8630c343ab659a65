import { Skeleton } from '../../ui/skeleton.tsx'

/** The form while it is not known what it holds. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label="Cargando el borrador" className="grid gap-4">
      <Skeleton className="h-48" />
      <Skeleton className="h-72" />
    </div>
  )
}

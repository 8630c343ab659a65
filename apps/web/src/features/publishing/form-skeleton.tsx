import { Skeleton } from '../../ui/skeleton.tsx'

/** The form while it is not known what it holds. */
export function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="Cargando el borrador"
      className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="grid gap-4 md:gap-5">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </div>
      <div className="grid gap-5 max-lg:hidden">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="aspect-square" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}

import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The size of a page of notifications that is still coming. */
export function NotificationSkeleton() {
  return (
    <div role="status" className="divide-y divide-line rounded-card border border-line bg-surface">
      <span className="sr-only">Cargando</span>
      {ROWS.map((row) => (
        <div key={row} className="flex items-start gap-3 px-4 py-3.5">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}

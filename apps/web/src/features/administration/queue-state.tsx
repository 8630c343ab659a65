import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface QueueStateProps {
  loading: boolean
  failed: boolean
  /** The sentence of an empty queue; false when there is something in it. */
  empty: string | false
  onRetry: () => void
}

/** What a queue shows in place of its entries. */
export function QueueState({ loading, failed, empty, onRetry }: QueueStateProps) {
  if (failed) return <ErrorState title="No pudimos cargar la lista" onRetry={onRetry} />
  if (loading) {
    return (
      <div role="status" aria-label="Cargando la lista" className="grid gap-4">
        <Skeleton className="h-48 rounded-panel" />
        <Skeleton className="h-48 rounded-panel" />
      </div>
    )
  }
  return empty ? <EmptyState title={empty} /> : null
}

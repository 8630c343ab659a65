import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface LoadingRowsProps {
  failed: boolean
  onRetry: () => void
}

/** What a list in the settings shows until it is there, or when it could not be read. */
export function LoadingRows({ failed, onRetry }: LoadingRowsProps) {
  if (failed) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-urgent">
        No pudimos cargar la lista.
        <Button kind="line" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      </p>
    )
  }
  return (
    <div role="status" aria-label="Cargando la lista" className="mt-4 grid gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

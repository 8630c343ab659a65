import { Button } from '../../ui/button.tsx'

/** Where a part of the screen could not be fetched. */
export function FetchAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>No pudimos abrir los filtros.</p>
      <Button kind="line" size="small" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  )
}

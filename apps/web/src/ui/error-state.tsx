import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyDrawing } from './empty-drawing.tsx'

interface ErrorStateProps {
  /** What could not be done, as one sentence. */
  title: ReactNode
  onRetry: () => void
  retrying?: boolean
}

/** What is shown where something could not be loaded; it is announced, and can be tried again. */
export function ErrorState({ title, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <EmptyDrawing about="storm" />
      <p className="mt-4 text-18 font-semibold text-balance">{title}</p>
      <Button kind="line" className="mt-5" loading={retrying} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  )
}

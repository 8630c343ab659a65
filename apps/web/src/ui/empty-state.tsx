import type { ReactNode } from 'react'
import { EmptyDrawing, type EmptySubject } from './empty-drawing.tsx'

interface EmptyStateProps {
  /** The drawing. */
  about?: EmptySubject
  /** One sentence. */
  title: ReactNode
  children?: ReactNode
  /** What to do next: one button or link. */
  action?: ReactNode
}

/** What is shown where there is nothing yet: a drawing, a sentence and the next step. */
export function EmptyState({ about = 'auctions', title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md animate-fade flex-col items-center px-4 py-12 text-center">
      <EmptyDrawing about={about} />
      <div className="mt-5 text-18 font-semibold text-balance">{title}</div>
      {children && <div className="mt-1.5 text-balance text-muted">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

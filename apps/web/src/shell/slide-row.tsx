import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The look of one line of the sliding menu. */
export const slideRow =
  'flex min-h-12 w-full items-center gap-3 rounded-[12px] px-3 text-left font-medium transition-colors hover:bg-brand-soft hover:text-brand-ink focus-visible:-outline-offset-2'

/** What a row that leads to a deeper level ends with. */
export function Deeper({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </>
  )
}

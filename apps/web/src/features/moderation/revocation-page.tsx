import type { RevocationKind } from '@martillo/contract/moderation'
import type { ReactNode } from 'react'
import { RevocationForm } from './revocation-form.tsx'

interface RevocationPageProps {
  kind: RevocationKind
  title: string
  lead: string
  /** What to know before. */
  children: ReactNode
}

/** The frame of both buttons' screens: what it is, and its form. */
export function RevocationPage({ kind, title, lead, children }: RevocationPageProps) {
  return (
    <div className="wrap py-6 md:py-10">
      <header className="max-w-[68ch]">
        <h1 className="text-28 hyphens-auto wrap-anywhere md:text-36">{title}</h1>
        <p className="mt-2 text-18 text-muted">{lead}</p>
      </header>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[7fr_5fr] lg:gap-10">
        <div className="rounded-panel border border-line bg-surface p-5 sm:p-8">
          <RevocationForm kind={kind} />
        </div>
        <aside aria-label="Lo que conviene saber" className="grid gap-3 leading-relaxed text-muted">
          {children}
        </aside>
      </div>
    </div>
  )
}

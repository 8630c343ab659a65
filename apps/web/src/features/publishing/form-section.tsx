import type { ReactNode } from 'react'

/** One part of the form under its heading. */
export function FormSection({
  title,
  about,
  children,
}: {
  title: string
  about?: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 className="text-18">{title}</h2>
      {about && <p className="mt-0.5 text-14 text-muted">{about}</p>}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}

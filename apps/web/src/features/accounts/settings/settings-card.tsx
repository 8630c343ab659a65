import type { ReactNode } from 'react'

interface SettingsCardProps {
  /** Where `#id` in the address leads. */
  id: string
  title: string
  about?: ReactNode
  children: ReactNode
}

/** One part of the account's settings; each saves by itself. */
export function SettingsCard({ id, title, about, children }: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <h2 id={`${id}-title`} className="text-18 md:text-22">
        {title}
      </h2>
      {about && <p className="mt-1 text-14 text-muted">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

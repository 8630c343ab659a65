import { clsx } from 'clsx'
import { CloudOff, FlaskConical, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'

export type BannerKind = 'offline' | 'trial' | 'unverified'

const LOOKS = {
  offline: { Icon: CloudOff, look: 'bg-urgent-soft text-urgent' },
  trial: { Icon: FlaskConical, look: 'bg-brand-soft text-brand-ink' },
  unverified: { Icon: MailWarning, look: 'bg-brand-soft text-brand-ink' },
} as const

/** A slim bar across the page about the state of things; `offline` is announced when it appears. */
export function Banner({ kind, children }: { kind: BannerKind; children: ReactNode }) {
  const { Icon, look } = LOOKS[kind]
  return (
    <div role={kind === 'offline' ? 'status' : undefined} className={clsx('text-14 font-medium', look)}>
      <div className="wrap flex items-center gap-2 py-2">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <p className="min-w-0 flex-1">{children}</p>
      </div>
    </div>
  )
}

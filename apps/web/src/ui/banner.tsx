import { clsx } from 'clsx'
import { CloudOff, FlaskConical, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'

export type BannerKind = 'offline' | 'trial' | 'unverified'

const LOOKS = {
  offline: { Icon: CloudOff, label: 'Sin conexión', look: 'bg-urgent-soft text-urgent' },
  trial: { Icon: FlaskConical, label: 'Versión de prueba', look: 'bg-brand-soft text-brand-ink' },
  unverified: { Icon: MailWarning, label: 'Email sin verificar', look: 'bg-brand-soft text-brand-ink' },
} as const

/** A slim bar across the page about the state of things; `offline` is announced when it appears. */
export function Banner({ kind, children }: { kind: BannerKind; children: ReactNode }) {
  const { Icon, label, look } = LOOKS[kind]
  return (
    <aside aria-label={label} className={clsx('text-14 font-medium', look)}>
      <div role={kind === 'offline' ? 'status' : undefined} className="wrap flex items-center gap-2 py-2">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <p className="min-w-0 flex-1">{children}</p>
      </div>
    </aside>
  )
}

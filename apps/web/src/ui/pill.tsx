import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type PillTone = 'plain' | 'brand' | 'good' | 'urgent' | 'base0' | 'muted'

const TONES: Record<PillTone, string> = {
  plain: 'bg-surface text-ink',
  muted: 'bg-line text-ink',
  brand: 'bg-brand-soft text-brand-ink',
  good: 'bg-good-soft text-good',
  urgent: 'bg-urgent-soft text-urgent',
  base0: 'bg-[#17111f] text-[#ffd467]',
}

/** A word or two about the thing it sits on. */
export function Pill({
  tone = 'plain',
  className,
  children,
}: {
  tone?: PillTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 text-[0.78125rem] font-[650]',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

import { clsx } from 'clsx'
import { BadgeCheck, CircleAlert, Info } from 'lucide-react'
import type { PanelView } from './panel-view.ts'

const LOOKS = {
  good: { box: 'bg-good-soft text-good', Icon: BadgeCheck },
  urgent: { box: 'bg-urgent-soft text-urgent', Icon: CircleAlert },
  plain: { box: 'bg-brand-soft text-brand-ink', Icon: Info },
} as const

/** How one stands in the auction, in a coloured box; nothing when there is nothing to say. */
export function StandingNote({ view, className }: { view: PanelView; className?: string }) {
  if (!view.title) return null
  const { box, Icon } = LOOKS[view.tone]
  return (
    <div className={clsx('flex items-start gap-3 rounded-[14px] px-4 py-3', box, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-[650]">{view.title}</p>
        {view.note && <p className="text-14 [overflow-wrap:anywhere]">{view.note}</p>}
      </div>
    </div>
  )
}

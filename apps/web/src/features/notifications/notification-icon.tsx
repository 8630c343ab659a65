import type { NotificationKind } from '@martillo/contract/notifications'
import { clsx } from 'clsx'
import {
  Ban,
  CalendarClock,
  CircleSlash2,
  Gavel,
  HandCoins,
  type LucideIcon,
  MessageSquarePlus,
  Scale,
  ShieldCheck,
  TrendingUp,
  Trophy,
  Undo2,
} from 'lucide-react'

type Tone = 'good' | 'urgent' | 'brand' | 'plain'

const LOOKS: Record<NotificationKind, { icon: LucideIcon; tone: Tone }> = {
  outbid: { icon: TrendingUp, tone: 'urgent' },
  lost: { icon: CircleSlash2, tone: 'plain' },
  won: { icon: Trophy, tone: 'good' },
  first_bid: { icon: Gavel, tone: 'brand' },
  sold: { icon: HandCoins, tone: 'good' },
  unsold: { icon: CircleSlash2, tone: 'plain' },
  extended_after_outage: { icon: CalendarClock, tone: 'brand' },
  leading_again: { icon: Gavel, tone: 'good' },
  bids_voided: { icon: Ban, tone: 'urgent' },
  bid_withdrawn: { icon: Undo2, tone: 'plain' },
  auction_cancelled: { icon: Ban, tone: 'urgent' },
  clarification_added: { icon: MessageSquarePlus, tone: 'brand' },
  approved: { icon: ShieldCheck, tone: 'good' },
  rejected: { icon: CircleSlash2, tone: 'urgent' },
  identity_decided: { icon: ShieldCheck, tone: 'brand' },
  appeal_answered: { icon: Scale, tone: 'brand' },
  account: { icon: ShieldCheck, tone: 'brand' },
}

const TONES: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  urgent: 'bg-urgent-soft text-urgent',
  brand: 'bg-brand-soft text-brand-ink',
  plain: 'bg-line text-muted',
}

/** What a notification is about, at a glance; its text says the same. */
export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const { icon: Icon, tone } = LOOKS[kind]
  return (
    <span
      aria-hidden="true"
      className={clsx('grid size-10 shrink-0 place-items-center rounded-full', TONES[tone])}
    >
      <Icon className="size-5" />
    </span>
  )
}

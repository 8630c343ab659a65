import type { Auction } from '@martillo/contract/auctions'
import { useState } from 'react'
import { formatExactTime } from '../../lib/format-date.ts'
import { momentsBetween, type Standing } from './moments.ts'
import type { PanelView } from './panel-view.ts'

interface AnnouncerProps {
  auction: Auction
  view: PanelView
  nowMs: number
}

/** Says the turning points once to screen readers: never each second. */
export function Announcer({ auction, view, nowMs }: AnnouncerProps) {
  const { state, title, note } = view
  const now: Standing = { state, title, note, endsMs: Date.parse(auction.EndTime), nowMs }
  const [before, setBefore] = useState(now)
  const [said, setSaid] = useState({ count: 0, text: '' })
  if (before.state !== state || before.endsMs !== now.endsMs || before.nowMs !== nowMs) {
    setBefore(now)
    const text = momentsBetween(before, now, formatExactTime(auction.EndTime)).join(' ')
    if (text) setSaid({ count: said.count + 1, text })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {/* A new element each time, so that the same sentence is heard again when it happens again. */}
      <span key={said.count}>{said.text}</span>
    </p>
  )
}

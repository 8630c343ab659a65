import type { Auction } from '@martillo/contract/auctions'
import { formatExactTime } from '../../lib/format-date.ts'
import type { PanelView } from './panel-view.ts'

const MINUTE_MS = 60_000

function momentOf(auction: Auction, view: PanelView, nowMs: number): string {
  const leftMs = Date.parse(auction.EndTime) - nowMs
  if (view.state === 'won' || view.state === 'lost' || view.state === 'sold' || view.state === 'over') {
    return `Finalizó. ${view.title}. ${view.note}`
  }
  if (view.extended) return `¡Se extendió! Termina ${formatExactTime(auction.EndTime)}`
  if (view.state === 'outbid') return 'Te superaron'
  if (view.form !== 'bid' && view.form !== 'raise') return ''
  if (leftMs <= MINUTE_MS) return 'Queda 1 minuto'
  if (leftMs <= 5 * MINUTE_MS) return 'Quedan 5 minutos'
  return ''
}

/** Says the turning points once to screen readers: never each second. */
export function Announcer({ auction, view, nowMs }: { auction: Auction; view: PanelView; nowMs: number }) {
  const moment = momentOf(auction, view, nowMs)
  return (
    <p aria-live="polite" className="sr-only">
      {moment}
    </p>
  )
}

import type { Auction } from '@martillo/contract/auctions'
import { formatDayTime } from '../../lib/format-date.ts'

/** What was added to a description later, each with its date. */
export function Clarifications({ of }: { of: Auction['clarifications'] }) {
  return of.map(({ at, text }) => (
    <div key={at} className="rounded-card border border-line bg-surface p-4">
      <p className="text-14 font-semibold text-muted">Aclaración del {formatDayTime(at)}</p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </div>
  ))
}

import type { Auction } from '@martillo/contract/auctions'
import { formatDayTime } from '../../lib/format-date.ts'

/** The seller's words, plain text with its paragraphs kept, and what was added later with its date. */
export function Description({ auction }: { auction: Auction }) {
  return (
    <section aria-labelledby="descripcion">
      <h2 id="descripcion" className="mb-2 text-18">
        Descripción
      </h2>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{auction.description}</p>
      {auction.clarifications.map(({ at, text }) => (
        <div key={at} className="mt-4 rounded-card border border-line bg-surface p-4">
          <p className="text-14 font-semibold text-muted">Aclaración del {formatDayTime(at)}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </div>
      ))}
    </section>
  )
}

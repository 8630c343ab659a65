import type { Auction } from '@martillo/contract/auctions'
import { Clarifications } from './clarifications.tsx'

/** The seller's words, plain text with its paragraphs kept, and what was added later with its date. */
export function Description({ auction }: { auction: Auction }) {
  return (
    <section aria-labelledby="descripcion">
      <h2 id="descripcion" className="mb-2 text-18">
        Descripción
      </h2>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{auction.description}</p>
      {auction.clarifications.length > 0 && (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <Clarifications of={auction.clarifications} />
        </div>
      )}
    </section>
  )
}

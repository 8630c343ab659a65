import type { Auction } from '@martillo/contract/auctions'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline'

/** Leads from what was published again to its new auction, and from that back to the one before. */
export function RepublishedLinks({ auction }: { auction: Auction }) {
  const { republished_as, republished_from } = auction
  if (republished_as === undefined && republished_from === undefined) return null
  return (
    <ul className="grid rounded-card border border-line bg-surface px-4 py-1.5">
      {republished_as !== undefined && (
        <li className="flex flex-wrap items-center gap-x-2">
          Se volvió a publicar.
          <Link to={paths.auction(republished_as)} className={LINK}>
            Ver la subasta nueva
          </Link>
        </li>
      )}
      {republished_from !== undefined && (
        <li className="flex flex-wrap items-center gap-x-2">
          Ya se había publicado antes.
          <Link to={paths.auction(republished_from)} className={LINK}>
            Ver la subasta anterior
          </Link>
        </li>
      )}
    </ul>
  )
}

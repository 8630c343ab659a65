import type { Auction } from '@martillo/contract/auctions'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand-ink underline'

/** For the seller, on their own auction's page: how it stands with its approval, and where it is changed. */
export function OwnAuctionLine({ auction }: { auction: Auction }) {
  const { ID, state, bids_count, rejection } = auction
  if (state === 'finished' || state === 'cancelled') return null
  return (
    <div className="mt-4 rounded-card bg-brand-soft px-4 py-2 text-brand-ink">
      <p className="flex flex-wrap items-center gap-x-4">
        <Link to={paths.editAuction(ID)} className={LINK}>
          Editar
        </Link>
        {bids_count > 0 && (
          <Link to={`${paths.editAuction(ID)}#aclarar`} className={LINK}>
            Aclarar
          </Link>
        )}
      </p>
      {state === 'pending' && (
        <p className="pb-2">
          Hasta que se apruebe la ves solo vos. El tiempo no corre mientras espera: si llega tarde, comienzo y
          cierre se corren lo mismo.
        </p>
      )}
      {state === 'rejected' && (
        <p className="pb-2 [overflow-wrap:anywhere]">
          {rejection && <strong className="block font-semibold">{rejection}</strong>}
          Corregila y vuelve a esperar aprobación.
        </p>
      )}
    </div>
  )
}

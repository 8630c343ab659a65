import type { Auction } from '@martillo/contract/auctions'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** For the seller, on their own auction's page: how it stands with its approval, and where it is changed. */
export function OwnAuctionLine({ auction }: { auction: Auction }) {
  const { ID, state, bids_count, rejection } = auction
  if (state === 'finished' || state === 'cancelled') return null
  return (
    <div className="mt-3 grid gap-3">
      {state === 'pending' && (
        <p className="text-14 text-muted">
          Hasta que se apruebe la ves solo vos. El tiempo no corre mientras espera: si llega tarde, comienzo y
          cierre se corren lo mismo.
        </p>
      )}
      {state === 'rejected' && (
        <p className="text-14 text-muted [overflow-wrap:anywhere]">
          {rejection && <strong className="block font-semibold text-urgent">{rejection}</strong>}
          Corregila y vuelve a esperar aprobación.
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <ButtonLink kind={state === 'rejected' ? 'primary' : 'line'} size="small" to={paths.editAuction(ID)}>
          Editar
        </ButtonLink>
        {bids_count > 0 && (
          <ButtonLink kind="line" size="small" to={`${paths.editAuction(ID)}#aclarar`}>
            Aclarar
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

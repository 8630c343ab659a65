import { formatPrice } from '../../../lib/format-price.ts'
import { paths } from '../../../lib/paths.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { MyAuctionRow } from '../../auctions/my-auction-row.tsx'
import { OwnList } from './own-list.tsx'
import { BIDDING, type BiddingView } from './own-views.ts'

const ACTIONS: Record<BiddingView, string> = {
  ganando: 'Ver o subir mi máximo',
  superado: 'Pujar de nuevo',
  ganadas: 'Ver la subasta',
  perdidas: 'Ver cómo terminó',
}

/** What the person bids or bid on, by how it stands for them. */
export function OwnBids({ view, page, q }: { view: BiddingView; page: number; q: string }) {
  const { state, empty, next } = BIDDING[view]
  const read = useCall(keyOf('GET /user/bids', { query: { state, page, ...(q && { q }) } }))
  return (
    <OwnList
      read={read}
      empty={q ? `Nada se llama "${q}"` : empty}
      next={next}
      way="browse"
      keyOf={({ ID }) => ID}
    >
      {(card) => (
        <>
          <MyAuctionRow card={card} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
            <span className="text-14 text-muted">Tu máximo: {formatPrice(card.my_maximum)}</span>
            <ButtonLink
              kind={view === 'superado' ? 'primary' : 'line'}
              size="small"
              to={paths.auction(card.ID)}
            >
              {ACTIONS[view]}
            </ButtonLink>
          </div>
        </>
      )}
    </OwnList>
  )
}

import { formatPrice } from '../../../lib/format-price.ts'
import { paths } from '../../../lib/paths.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { MyAuctionRow } from '../../auctions/my-auction-row.tsx'
import { OwnList, queryOf, type Wish } from './own-list.tsx'
import { BIDDING, type BiddingView } from './own-views.ts'

/** What the person bids or bid on, by how it stands for them. */
export function OwnBids({ view, ...wish }: Wish & { view: BiddingView }) {
  const { state, standing, action } = BIDDING[view]
  const read = useCall(keyOf('GET /user/bids', { query: { state, ...queryOf(wish) } }))
  return (
    <OwnList
      view={view}
      q={wish.q}
      read={read}
      keyOf={({ ID }) => ID}
      watched={({ ID }) => (view === 'ganando' || view === 'superado' ? ID : null)}
    >
      {(card) => (
        <>
          <MyAuctionRow card={card} standing={standing} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
            <span className="text-14 text-muted">Tu máximo: {formatPrice(card.my_maximum)}</span>
            <ButtonLink
              kind={view === 'superado' ? 'primary' : 'line'}
              size="small"
              to={paths.auction(card.ID)}
            >
              {action}
            </ButtonLink>
          </div>
        </>
      )}
    </OwnList>
  )
}

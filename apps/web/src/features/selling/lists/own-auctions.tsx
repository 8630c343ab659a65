import { keyOf, useCall } from '../../../lib/use-call.ts'
import { MyAuctionRow } from '../../auctions/my-auction-row.tsx'
import { OwnAuctionActions } from './own-auction-actions.tsx'
import { OwnList, queryOf, type Wish } from './own-list.tsx'
import { SELLING, type SellingView } from './own-views.ts'

interface OwnAuctionsProps extends Wish {
  view: Exclude<SellingView, 'borradores'>
}

/** What the person sells, in one state. */
export function OwnAuctions({ view, ...wish }: OwnAuctionsProps) {
  const { state } = SELLING[view]
  const read = useCall(keyOf('GET /auctions/myauctions', { query: { state, ...queryOf(wish) } }))
  return (
    <OwnList
      view={view}
      q={wish.q}
      read={read}
      keyOf={({ ID }) => ID}
      watched={({ ID }) => (view === 'activas' ? ID : null)}
    >
      {(card) => (
        <>
          <MyAuctionRow card={card} />
          <OwnAuctionActions card={card} />
        </>
      )}
    </OwnList>
  )
}

import { keyOf, useCall } from '../../../lib/use-call.ts'
import { MyAuctionRow } from '../../auctions/my-auction-row.tsx'
import { OwnAuctionActions } from './own-auction-actions.tsx'
import { OwnList } from './own-list.tsx'
import { SELLING, type SellingView } from './own-views.ts'

interface OwnAuctionsProps {
  view: Exclude<SellingView, 'borradores'>
  page: number
  /** What is looked for in the titles; empty for all. */
  q: string
}

/** What the person sells, in one state. */
export function OwnAuctions({ view, page, q }: OwnAuctionsProps) {
  const { state, empty, next } = SELLING[view]
  const read = useCall(keyOf('GET /auctions/myauctions', { query: { state, page, ...(q && { q }) } }))
  return (
    <OwnList
      read={read}
      empty={q ? `Nada se llama "${q}"` : empty}
      next={next}
      way="publish"
      keyOf={({ ID }) => ID}
    >
      {(card, again) => (
        <>
          <MyAuctionRow card={card} />
          <OwnAuctionActions card={card} again={again} />
        </>
      )}
    </OwnList>
  )
}

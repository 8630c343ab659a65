import type { Auction } from '@martillo/contract/auctions'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { paths, rememberPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Price } from '../../ui/price.tsx'
import { BidFormSlot } from './bid-form-slot.tsx'
import type { PanelView } from './panel-view.ts'
import type { usePlaceBid } from './use-place-bid.ts'

interface BidDockProps {
  auction: Auction
  view: PanelView
  bidding: ReturnType<typeof usePlaceBid>
}

/** On a phone the way to bid stays at the bottom, with price, standing and clock in one row. */
export function BidDock({ auction, view, bidding }: BidDockProps) {
  const { pathname, search } = useLocation()
  if (view.form === 'none') return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-1 gap-2 border-line border-t bg-surface px-3.5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-float md:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 font-[650]">
        <Price
          rolls
          pesos={auction.HighestBidAmount ?? auction.BasePrice}
          className="text-[1.1875rem] font-bold"
        />
        {view.title && (
          <span className={clsx('truncate', view.tone === 'good' ? 'text-good' : 'text-urgent')}>
            {view.title}
          </span>
        )}
        <Countdown startsAt={auction.StartTime} endsAt={auction.EndTime} labelled={false} />
      </div>
      {view.form === 'login' ? (
        <ButtonLink kind="bid" wide to={paths.login} onClick={() => rememberPath(pathname + search)}>
          Ingresá para pujar
        </ButtonLink>
      ) : (
        <BidFormSlot
          docked
          auction={auction}
          view={view}
          sending={bidding.sending}
          placeBid={bidding.placeBid}
        />
      )}
    </div>
  )
}

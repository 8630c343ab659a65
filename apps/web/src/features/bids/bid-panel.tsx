import type { Auction } from '@martillo/contract/auctions'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { formatExactTime } from '../../lib/format-date.ts'
import { latePart } from '../../lib/late-part.ts'
import { paths, rememberPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Price } from '../../ui/price.tsx'
import { BidFormSlot } from './bid-form-slot.tsx'
import { BidResult } from './bid-result.tsx'
import type { PanelView } from './panel-view.ts'
import { StandingNote } from './standing-note.tsx'
import type { usePlaceBid } from './use-place-bid.ts'

const OwnBids = latePart(async () => (await import('./own-bids.tsx')).OwnBids)

interface BidPanelProps {
  auction: Auction
  view: PanelView
  bidding: ReturnType<typeof usePlaceBid>
  take: (auction: Auction) => void
}

/** How many bids, in words. */
export function countOfBids(count: number): string {
  if (count === 0) return 'Sin pujas todavía'
  return count === 1 ? '1 puja' : `${count} pujas`
}

/** The heart of the auction's page: price, clock, how one stands, and the way to bid. */
export function BidPanel({ auction, view, bidding, take }: BidPanelProps) {
  const { pathname, search } = useLocation()
  const hasBids = auction.HighestBidAmount !== undefined
  return (
    <div className="@container">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <p className="text-14 text-muted">
            {hasBids ? 'Puja más alta' : 'Precio base'} · {countOfBids(auction.bids_count)}
          </p>
          <p className="leading-tight font-extrabold">
            <Price rolls fits="panel" pesos={auction.HighestBidAmount ?? auction.BasePrice} />
          </p>
        </div>
        {/* What waits for approval stands still. */}
        {view.state !== 'pending' && (
          <Countdown look="boxes" startsAt={auction.StartTime} endsAt={auction.EndTime} />
        )}
      </div>
      {view.extended && (
        <p className="mt-3 rounded-full bg-urgent-soft px-4 py-2 text-center text-14 font-[650] text-urgent">
          ¡Se extendió! Termina {formatExactTime(auction.EndTime)}
        </p>
      )}
      {view.offline && (
        <p role="status" className="mt-3 rounded-[14px] bg-brand-soft px-4 py-2 text-14 text-brand-ink">
          Se cortó la conexión en vivo. Estamos reconectando; el precio puede haber cambiado.
        </p>
      )}
      <StandingNote view={view} className="mt-4" />
      <div className="mt-4 max-md:hidden">
        {(view.form === 'bid' || view.form === 'raise') && (
          <BidFormSlot auction={auction} view={view} sending={bidding.sending} placeBid={bidding.placeBid} />
        )}
        {view.form === 'login' && (
          <ButtonLink
            kind="bid"
            size="big"
            wide
            to={paths.login}
            onClick={() => rememberPath(pathname + search)}
          >
            Ingresá para pujar
          </ButtonLink>
        )}
      </div>
      <BidResult result={bidding.result} />
      {view.form === 'login' && (
        <p className="mt-3 text-center text-14 text-muted">
          ¿No tenés cuenta?{' '}
          <Link
            to={paths.register}
            onClick={() => rememberPath(pathname + search)}
            className="font-semibold text-brand-ink underline"
          >
            Registrate
          </Link>
        </p>
      )}
      {auction.viewer && (
        <Suspense fallback={null}>
          <OwnBids auction={auction} take={take} />
        </Suspense>
      )}
    </div>
  )
}

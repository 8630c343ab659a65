import type { AuctionCard } from '@martillo/contract/auctions'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Pill, type PillTone } from '../../ui/pill.tsx'
import { Price } from '../../ui/price.tsx'

function standing({ state, outcome, bids_count }: AuctionCard): [PillTone, string] {
  if (state === 'cancelled') return ['urgent', 'Cancelada']
  if (state === 'pending') return ['brand', 'Pendiente de aprobación']
  if (state === 'rejected') return ['urgent', 'No aprobada']
  if (state === 'scheduled') return ['muted', 'Programada']
  if (outcome === 'sold') return ['good', 'Vendida']
  if (outcome === 'unsold') return ['muted', 'Sin ofertas']
  if (state === 'finished') return ['muted', 'Cerrando…']
  return bids_count > 0 ? ['good', 'En curso'] : ['brand', 'Esperando pujas']
}

/** One of the person's own auctions: picture, price, bids, time and how it stands. */
export function MyAuctionRow({ card }: { card: AuctionCard }) {
  const [tone, words] = standing(card)
  return (
    <Link to={paths.auction(card.ID)} className="flex items-center gap-3 rounded-xl md:gap-4">
      <Picture
        path={card.PrimaryPic}
        width={110}
        alt=""
        className="size-20 shrink-0 rounded-xl bg-canvas object-contain md:size-24"
      />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{card.Title}</span>
        <span className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <Price pesos={card.HighestBidAmount ?? card.BasePrice} className="text-18 font-bold" />
          <span className="text-14 text-muted">
            {card.bids_count === 1 ? '1 puja' : `${card.bids_count} pujas`}
          </span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <Pill tone={tone}>{words}</Pill>
          {card.state !== 'finished' && card.state !== 'cancelled' && (
            <Countdown startsAt={card.StartTime} endsAt={card.EndTime} />
          )}
        </span>
      </span>
    </Link>
  )
}

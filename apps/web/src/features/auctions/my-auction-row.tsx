import type { AuctionCard } from '@martillo/contract/auctions'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Pill, type PillTone } from '../../ui/pill.tsx'
import { Price } from '../../ui/price.tsx'

type Standing = readonly [PillTone, string]

function standingOf({ state, outcome, bids_count }: AuctionCard, given: Standing | undefined): Standing {
  if (state === 'cancelled') return ['urgent', 'Cancelada']
  if (state === 'finished' && !outcome) return ['muted', 'Cerrando…']
  if (given) return given
  if (state === 'pending') return ['brand', 'Pendiente de aprobación']
  if (state === 'rejected') return ['urgent', 'No aprobada']
  if (state === 'scheduled') return ['muted', 'Programada']
  if (outcome === 'sold') return ['good', 'Vendida']
  if (outcome === 'unsold') return ['muted', 'Sin ofertas']
  return bids_count > 0 ? ['good', 'En curso'] : ['brand', 'Esperando pujas']
}

interface MyAuctionRowProps {
  card: AuctionCard
  /** How it stands for somebody who bid; left out, how it stands for its seller. */
  standing?: Standing
}

/** One of the person's own auctions: picture, price, bids, time and how it stands. */
export function MyAuctionRow({ card, standing }: MyAuctionRowProps) {
  const [tone, words] = standingOf(card, standing)
  const isOpen = card.state === 'running' || card.state === 'scheduled'
  return (
    <Link to={paths.auction(card.ID)} className="flex flex-wrap items-center gap-3 rounded-xl md:gap-4">
      <Picture
        path={card.PrimaryPic}
        width={110}
        alt=""
        className="size-20 shrink-0 rounded-xl bg-canvas object-contain md:size-24"
      />
      <span className="min-w-0 grow basis-40">
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{card.Title}</span>
        <span className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <Price pesos={card.HighestBidAmount ?? card.BasePrice} className="text-18 font-bold" />
          <span className="text-14 text-muted">
            {card.bids_count === 1 ? '1 puja' : `${card.bids_count} pujas`}
          </span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <Pill tone={tone}>{words}</Pill>
          {card.private && <Pill tone="muted">Privada</Pill>}
          {card.featured && isOpen && <Pill tone="brand">Destacada</Pill>}
          {isOpen && <Countdown startsAt={card.StartTime} endsAt={card.EndTime} />}
          {card.state === 'pending' && <span className="text-muted">El tiempo todavía no corre</span>}
        </span>
      </span>
    </Link>
  )
}

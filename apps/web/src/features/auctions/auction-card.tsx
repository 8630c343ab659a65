import type { AuctionCard as Card } from '@martillo/contract/auctions'
import { clsx } from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type SeenClock, useSeenClock, useSeenNow } from '../../lib/seen-clock.ts'
import { Breakable } from '../../ui/breakable.tsx'
import { SeenCountdown } from '../../ui/countdown.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Price } from '../../ui/price.tsx'
import { Tint } from '../../ui/tint.tsx'

const HOUR_MS = 3_600_000

interface AuctionCardProps {
  card: Card
  /** The person logged in is winning it. */
  leading?: boolean
  /** Among the first pictures of the page: asked for at once, `first` before all others. */
  eager?: boolean | 'first'
  /** In a row that shows three on phones, not in a grid of two. */
  narrow?: boolean
}

const GRID_SIZES = '(min-width: 1232px) 227px, (min-width: 1024px) 19vw, (min-width: 768px) 31vw, 47vw'
const ROW_SIZES = '(min-width: 1232px) 227px, (min-width: 768px) 19vw, 29vw'

/** One auction in a list; the whole card is the link. The price is the highest bid, or the base before the first. */
export const AuctionCard = memo(function AuctionCard({
  card,
  leading = false,
  eager = false,
  narrow = false,
}: AuctionCardProps) {
  const clock = useSeenClock()
  return (
    <Link
      ref={clock.ref}
      to={paths.auction(card.ID)}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[box-shadow,translate] duration-150 hover:-translate-y-0.5 hover:shadow-lift"
    >
      <span className="relative block aspect-square overflow-hidden bg-canvas">
        <Tint colour={card.tint} />
        <Picture
          path={card.PrimaryPic}
          width={220}
          sizes={narrow ? ROW_SIZES : GRID_SIZES}
          alt=""
          {...(eager && { loading: 'eager' as const })}
          {...(eager === 'first' && { fetchPriority: 'high' as const })}
          className="absolute inset-0 size-full object-contain transition-transform duration-200 group-hover:scale-[1.03]"
        />
        {(card.BasePrice === 0 || card.featured || card.private || leading) && (
          <span className="absolute inset-x-2 top-2 flex flex-wrap gap-1 md:inset-x-2.5 md:top-2.5">
            {card.BasePrice === 0 && <Pill tone="base0">Base $0</Pill>}
            {card.featured && <Pill tone="brand">Destacada</Pill>}
            {card.private && <Pill>Privada</Pill>}
            {leading && <Pill tone="good">Vas ganando</Pill>}
          </span>
        )}
        {card.seller.band === 5 && (
          <Pill tone="brand" className="absolute bottom-2 left-2 h-5 px-2 text-[0.71875rem] md:left-2.5">
            Premium
          </Pill>
        )}
      </span>
      <span
        className={clsx(
          '@container flex grow flex-col gap-1 pt-2.5 pb-3 md:px-3',
          narrow ? 'px-2' : 'px-2.5',
        )}
      >
        <span
          className={clsx(
            'line-clamp-2 min-h-[2.64em] leading-[1.32] font-[550] break-words hyphens-auto md:text-[0.90625rem]',
            narrow ? 'text-[0.8125rem]' : 'text-[0.90625rem]',
          )}
        >
          <Breakable text={card.Title} />
        </span>
        <Price
          pesos={card.HighestBidAmount ?? card.BasePrice}
          fits="card"
          className="leading-tight font-[750]"
        />
        <span className="mt-auto flex flex-wrap justify-between gap-x-2 pt-1 text-[0.78125rem] text-muted">
          <span className="min-w-0 truncate">{card.city || 'Ubicación desconocida'}</span>
          <SeenCountdown clock={clock} startsAt={card.StartTime} endsAt={card.EndTime} />
        </span>
      </span>
      <UrgentBar clock={clock} endsAt={card.EndTime} startsAt={card.StartTime} />
    </Link>
  )
})

/** A thin line that shortens during the last hour. */
function UrgentBar({ clock, startsAt, endsAt }: { clock: SeenClock; startsAt: string; endsAt: string }) {
  const nowMs = useSeenNow(clock)
  const leftMs = Date.parse(endsAt) - nowMs
  if (leftMs <= 0 || leftMs >= HOUR_MS || nowMs < Date.parse(startsAt)) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 3"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-[3px] w-full"
    >
      <rect width="100" height="3" className="fill-urgent-soft" />
      <rect width={(leftMs / HOUR_MS) * 100} height="3" className="fill-urgent" />
    </svg>
  )
}

import type { AuctionCard as Card } from '@martillo/contract/auctions'
import { type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { AuctionCard } from './auction-card.tsx'
import { AuctionCardSkeleton } from './auction-card-skeleton.tsx'
import { useLeading } from './use-leading.ts'

interface AuctionGridProps {
  cards: readonly Card[] | undefined
  failed: boolean
  onRetry: () => void
  /** What is said when they could not be read. */
  failure?: string
  /** What is said when there is none. */
  empty?: string
  /** Why, below that. */
  emptyDetail?: ReactNode
  emptyAction?: ReactNode
  /** How many shapes are drawn while it loads. */
  expected?: number
  /** How many pictures are asked for at once; the rest when they come near. */
  eager?: number
  /** Of many screens: what lies below the first is laid out when it comes near. */
  long?: boolean
}

// A phone's first row: the largest picture of the page is among them.
const FIRST = 2
const FIRST_ROWS = 5
const GRID = 'grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-5'

/** Auctions in 2, 3 or 5 columns, with its loading, failed and empty states. */
export function AuctionGrid({
  cards,
  failed,
  onRetry,
  failure = 'Error al cargar subastas',
  empty = 'No hay subastas disponibles',
  emptyDetail,
  emptyAction,
  expected = 10,
  eager = 0,
  long = false,
}: AuctionGridProps) {
  const leading = useLeading()
  if (!cards && failed) return <ErrorState title={failure} onRetry={onRetry} />
  if (!cards) {
    return (
      <div role="status" aria-label="Cargando subastas" className={GRID}>
        {Array.from({ length: expected }, (_, i) => i).map((i) => (
          <AuctionCardSkeleton key={i} />
        ))}
      </div>
    )
  }
  if (cards.length === 0) {
    return (
      <EmptyState title={empty} action={emptyAction}>
        {emptyDetail}
      </EmptyState>
    )
  }
  return (
    // Nothing in it is waited for: a part of its own is taken over by itself, and in small steps.
    <Suspense>
      <ul className={GRID}>
        {cards.map((card, i) => (
          <li key={card.ID} className={long && i >= FIRST_ROWS ? 'later later-card' : undefined}>
            <AuctionCard
              card={card}
              leading={leading.has(card.ID)}
              eager={i < eager && (i < FIRST ? 'first' : true)}
            />
          </li>
        ))}
      </ul>
    </Suspense>
  )
}

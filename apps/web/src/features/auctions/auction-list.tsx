import type { AuctionCard } from '@martillo/contract/auctions'
import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { AuctionGrid } from './auction-grid.tsx'

interface Page {
  cards: readonly AuctionCard[] | undefined
  pages: number
  total?: number | undefined
}

interface AuctionListProps {
  title: ReactNode
  about?: ReactNode
  page: Page
  failed: boolean
  onRetry: () => void
  failure?: string
  empty?: string
  emptyAction?: ReactNode
}

/** A page of auctions under its title, with the links to the other pages. */
export function AuctionList({
  title,
  about,
  page,
  failed,
  onRetry,
  failure,
  empty,
  emptyAction,
}: AuctionListProps) {
  const { cards, pages, total } = page
  return (
    <section className="wrap py-6 md:py-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h1 className="text-22 [overflow-wrap:anywhere] md:text-28">{title}</h1>
          {about && <p className="mt-1 text-muted">{about}</p>}
        </div>
        {total !== undefined && total > 0 && (
          <p className="text-14 text-muted">{total === 1 ? '1 subasta' : `${total} subastas`}</p>
        )}
      </div>
      <AuctionGrid
        cards={cards}
        failed={failed}
        onRetry={onRetry}
        eager={5}
        expected={12}
        {...(failure && { failure })}
        {...(empty && { empty })}
        emptyAction={emptyAction}
      />
      <Pagination pages={pages} />
    </section>
  )
}

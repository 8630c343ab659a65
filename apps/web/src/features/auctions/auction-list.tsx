import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { pageOf, pageSearch } from '../../ui/pages-around.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { Browsed } from '../browsing/browsed.ts'
import { FilterBarSlot } from '../browsing/filter-bar-slot.tsx'
import { filterSearch, readFilters } from '../browsing/filters.ts'
import type { List } from '../browsing/use-list.ts'
import { AuctionGrid } from './auction-grid.tsx'
import { type HeadOf, underHeads } from './under-heads.ts'

interface AuctionListProps {
  title: ReactNode
  /** The title is one of several on its screen. */
  isPart?: boolean
  about?: ReactNode
  list: List
  /** Drawn, too, where the address leads beyond the last page. */
  beyondEnd: ReactNode
  /** What it is for its filters; undefined until that is known. */
  browsed: Browsed | undefined
  failure?: string
  empty?: string
  emptyAction?: ReactNode
  /** What stands above the cards of one sort, as those that have ended; they come one sort after the other. */
  headOf?: HeadOf
}

/** A page of auctions under its title: filters and order, the cards, and the links to the other pages. */
export function AuctionList({
  title,
  isPart = false,
  about,
  list,
  beyondEnd,
  browsed,
  failure,
  empty,
  emptyAction,
  headOf,
}: AuctionListProps) {
  const { search } = useLocation()
  const isFiltered = Object.keys(readFilters(search)).length > 0
  const Title = isPart ? 'h2' : 'h1'
  // A page beyond the end, as of a list that has become shorter: there may be some, only not here.
  const isBeyond = list.cards?.length === 0 && pageOf(search) > 1
  const last = isBeyond ? (list.meta?.pages ?? 0) : 0
  return (
    <section aria-label={isPart ? String(title) : undefined} className="wrap py-6 md:py-8">
      {isBeyond && beyondEnd}
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Title
            className={clsx('[overflow-wrap:anywhere]', isPart ? 'text-18 md:text-22' : 'text-22 md:text-28')}
          >
            {title}
          </Title>
          {about && <div className="mt-1 text-muted">{about}</div>}
        </div>
        <p role="status" className={clsx('text-14 text-muted', list.stale && 'opacity-60')}>
          {list.meta && list.meta.total > 0 && countOf(list.meta)}
        </p>
      </div>
      <FilterBarSlot browsed={browsed} />
      <div
        aria-busy={list.stale}
        className={clsx('transition-opacity duration-150', list.stale && 'opacity-50')}
      >
        {underHeads(list.cards, headOf).map(({ head, cards }) => (
          <Fragment key={head}>
            {head && <h3 className="mt-7 mb-3 text-16 first:mt-0 md:text-18">{head}</h3>}
            <AuctionGrid
              cards={cards}
              failed={list.failed}
              onRetry={list.retry}
              eager={5}
              expected={12}
              {...(failure && { failure })}
              {...(empty && { empty })}
              {...(last > 0 && {
                empty: 'La lista no llega hasta esta página',
                emptyDetail: last > 1 ? `Termina en la ${last}.` : 'Entra toda en la primera.',
              })}
              {...(last === 0 && isFiltered && { emptyDetail: 'Con los filtros elegidos no queda ninguna.' })}
              emptyAction={
                last > 0 ? (
                  <div className="flex flex-wrap justify-center gap-3">
                    <ButtonLink to={{ search: pageSearch(search, 1) }}>Ir a la primera página</ButtonLink>
                    {last > 1 && (
                      <ButtonLink kind="line" to={{ search: pageSearch(search, last) }}>
                        Ir a la última página
                      </ButtonLink>
                    )}
                  </div>
                ) : isFiltered ? (
                  <ButtonLink to={{ search: filterSearch(search, {}) }} preventScrollReset>
                    Quitar los filtros
                  </ButtonLink>
                ) : (
                  emptyAction
                )
              }
            />
          </Fragment>
        ))}
      </div>
      <Pagination pages={list.meta?.pages ?? 0} />
    </section>
  )
}

function countOf({ total, capped }: NonNullable<List['meta']>): string {
  if (total === 1) return '1 subasta'
  // What writes large numbers takes milliseconds to be there.
  const number = total < 1_000 ? total : total.toLocaleString('es-AR')
  // Of very long lists nobody counts the end.
  return `${capped ? 'Más de ' : ''}${number} subastas`
}

import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BIDDING, type BiddingView, isBidding, SELLING, type SellingView } from './own-views.ts'
import { useLiveList } from './use-live-list.ts'
import { WatchedItem } from './watched-item.tsx'

export interface Wish {
  page: number
  /** What is looked for in the titles; empty for all. */
  q: string
}

/** What of a page of it is asked for. */
export const queryOf = ({ page, q }: Wish) => ({ page, ...(q && { q }) })

interface OwnListProps<T> {
  view: SellingView | BiddingView
  q: string
  read: {
    data: { data: readonly T[]; meta: { pages: number } } | undefined
    error: unknown
    mutate(): Promise<unknown>
  }
  keyOf: (item: T) => string | number
  /** The auction that is heard of while it is shown. */
  watched?: (item: T) => number | null
  children: (item: T) => ReactNode
}

/** A page of one's own things: loading, failed, empty with the next step, or its rows. */
export function OwnList<T>({ view, q, read, keyOf, watched = () => null, children }: OwnListProps<T>) {
  const { data, error } = read
  const onChange = useLiveList()
  if (!data && error)
    return <ErrorState title="Error al cargar subastas" onRetry={() => void read.mutate()} />
  if (!data) {
    return (
      <div role="status" aria-label="Cargando tus subastas" className="grid gap-3">
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} className="h-32 rounded-card" />
        ))}
      </div>
    )
  }
  if (data.data.length === 0) return q ? <NothingFound view={view} q={q} /> : <NothingYet view={view} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {data.data.map((item) => (
          <WatchedItem key={keyOf(item)} auction={watched(item)} onChange={onChange}>
            {children(item)}
          </WatchedItem>
        ))}
      </ul>
      <Pagination pages={data.meta.pages} />
    </>
  )
}

function NothingFound({ view, q }: { view: string; q: string }) {
  return (
    <EmptyState
      about="search"
      title={`Nada se llama "${q}"`}
      action={
        <ButtonLink kind="line" to={`?ver=${view}`}>
          Ver toda la lista
        </ButtonLink>
      }
    >
      Buscamos las palabras del título en esta lista.
    </EmptyState>
  )
}

function NothingYet({ view }: { view: SellingView | BiddingView }) {
  const { empty, next } = isBidding(view) ? BIDDING[view] : SELLING[view]
  return (
    <EmptyState
      title={empty}
      action={
        isBidding(view) ? (
          <ButtonLink to={paths.all}>Ver todas las subastas</ButtonLink>
        ) : (
          <ButtonLink to={paths.publish}>Publicar una subasta</ButtonLink>
        )
      }
    >
      {next}
    </EmptyState>
  )
}

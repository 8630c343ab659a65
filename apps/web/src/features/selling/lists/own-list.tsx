import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface OwnListProps<T> {
  read: {
    data: { data: readonly T[]; meta: { pages: number } } | undefined
    error: unknown
    mutate(): Promise<unknown>
  }
  /** What an empty list says, and below it what comes next. */
  empty: string
  next: string
  /** Of an empty list, where to go from it. */
  way: 'publish' | 'browse'
  keyOf: (item: T) => string | number
  children: (item: T, again: () => void) => ReactNode
}

/** A page of one's own things: loading, failed, empty with the next step, or its rows. */
export function OwnList<T>({ read, empty, next, way, keyOf, children }: OwnListProps<T>) {
  const { data, error } = read
  const again = () => void read.mutate()
  if (!data && error) return <ErrorState title="Error al cargar subastas" onRetry={again} />
  if (!data) {
    return (
      <div role="status" aria-label="Cargando tus subastas" className="grid gap-3">
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} className="h-32 rounded-card" />
        ))}
      </div>
    )
  }
  if (data.data.length === 0) {
    const [to, words] =
      way === 'publish' ? [paths.publish, 'Publicar una subasta'] : [paths.all, 'Ver todas las subastas']
    return (
      <EmptyState title={empty} action={<ButtonLink to={to}>{words}</ButtonLink>}>
        {next}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-3">
        {data.data.map((item) => (
          <li key={keyOf(item)} className="rounded-card border border-line bg-surface p-3 md:p-4">
            {children(item, again)}
          </li>
        ))}
      </ul>
      <Pagination pages={data.meta.pages} />
    </>
  )
}

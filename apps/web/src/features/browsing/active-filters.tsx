import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { FilterPill } from './filter-pills.ts'
import { filterSearch } from './filters.ts'

interface ActiveFiltersProps {
  /** The query they are part of. */
  search: string
  pills: readonly FilterPill[]
  onRemove: () => void
}

/** What narrows a list down, each a link to the list without it, and one to the list without any. */
export function ActiveFilters({ search, pills, onRemove }: ActiveFiltersProps) {
  if (pills.length === 0) return null
  const link = { preventScrollReset: true, onClick: onRemove }
  return (
    <ul aria-label="Filtros activos" className="mt-3 flex flex-wrap items-center gap-2">
      {pills.map(({ words, without }) => (
        <li key={words} className="min-w-0">
          <Link
            {...link}
            to={{ search: filterSearch(search, without) }}
            aria-label={`Quitar el filtro ${words}`}
            className="flex h-9 min-w-0 items-center gap-1.5 rounded-full bg-brand-soft pr-2.5 pl-3.5 font-semibold text-14 text-brand-ink transition-colors hover:bg-line"
          >
            <span className="truncate">{words}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...link}
          to={{ search: filterSearch(search, {}) }}
          className="flex h-9 items-center px-2 font-semibold text-14 text-brand-ink underline-offset-4 hover:underline"
        >
          Limpiar filtros
        </Link>
      </li>
    </ul>
  )
}

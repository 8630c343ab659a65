import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCategories } from '../../lib/use-categories.ts'
import { useOnDemand } from '../../ui/use-on-demand.ts'
import { ActiveFilters } from './active-filters.tsx'
import type { Browsed } from './browsed.ts'
import { filterButton } from './filter-button.ts'
import type { FilterGroup } from './filter-group.ts'
import { filterPills } from './filter-pills.ts'
import { FilterPopover } from './filter-popover.tsx'
import { changeFilters, type Filters, filterSearch, readFilters } from './filters.ts'
import { SortSelect } from './sort-select.tsx'
import { useChosen } from './use-chosen.ts'

const loadSheet = () => import('./filter-sheet.tsx')

/**
 * The filters and the order of a list, all kept in its address: a bar of panels on wide screens, a sheet on
 * others, and below them what narrows the list, each to be taken away.
 */
export function FilterBar({ browsed }: { browsed: Browsed }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const bar = useRef<HTMLElement>(null)
  const [filters, setFilters] = useChosen(readFilters(search))
  const { data: categories } = useCategories(filters.category !== undefined)
  const pills = filterPills(filters, categories)

  function apply(next: Filters) {
    setFilters(next)
    void navigate({ search: filterSearch(search, next) }, { preventScrollReset: true })
  }

  return (
    <section ref={bar} aria-label="Filtros y orden" tabIndex={-1} className="mb-5 outline-none">
      <div className="flex flex-wrap items-center gap-2">
        <SheetButton browsed={browsed} filters={filters} count={pills.length} />
        <WideFilters browsed={browsed} filters={filters} onChange={apply} />
        <SortSelect browsed={browsed} className="flex-1 basis-32 lg:ml-auto lg:flex-none" />
      </div>
      {/* What was pressed goes away with its filter: the focus stays in the bar. */}
      <ActiveFilters
        search={search}
        pills={pills}
        onRemove={() => bar.current?.focus({ preventScroll: true })}
      />
    </section>
  )
}

interface FiltersProps {
  browsed: Browsed
  filters: Filters
}

function SheetButton({ browsed, filters, count }: FiltersProps & { count: number }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { part, failed } = useOnDemand(state === 'open', loadSheet)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === 'open' && !part && !failed}
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => setState('open')}
        className={filterButton(count > 0, 'lg:hidden')}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        Filtros
        {count > 0 && (
          <span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-brand px-1.5 text-12 text-on-brand">
            <span className="sr-only">activos: </span>
            {count}
          </span>
        )}
      </button>
      {part && state !== 'never' && (
        <part.FilterSheet
          open={state === 'open'}
          onClose={() => setState('closed')}
          browsed={browsed}
          filters={filters}
        />
      )}
    </>
  )
}

function WideFilters({
  browsed,
  filters,
  onChange,
}: FiltersProps & { onChange: (filters: Filters) => void }) {
  const { without = [] } = browsed
  const groups: readonly { group: FilterGroup; words: string; active: number }[] = [
    ...(browsed.list === 'search'
      ? [{ group: 'category' as const, words: 'Categoría', active: filters.category ? 1 : 0 }]
      : []),
    { group: 'place', words: 'Ubicación', active: filters.province || filters.city ? 1 : 0 },
    { group: 'price', words: 'Precio', active: filters.min_price || filters.max_price ? 1 : 0 },
    { group: 'condition', words: 'Estado', active: filters.condition?.length ?? 0 },
    { group: 'delivery', words: 'Entrega', active: filters.delivery?.length ?? 0 },
    ...(without.includes('ends_within')
      ? []
      : [{ group: 'ending' as const, words: 'Termina', active: filters.ends_within ? 1 : 0 }]),
  ]
  const isBaseZero = filters.base_zero !== undefined
  return (
    <div className="flex flex-wrap items-center gap-2 max-lg:hidden">
      {groups.map((one) => (
        <FilterPopover key={one.group} {...one} browsed={browsed} filters={filters} onChange={onChange} />
      ))}
      {!without.includes('base_zero') && (
        <button
          type="button"
          aria-pressed={isBaseZero}
          onClick={() => onChange(changeFilters(filters, { base_zero: isBaseZero ? undefined : '1' }))}
          className={filterButton(isBaseZero)}
        >
          Base $0
        </button>
      )}
    </div>
  )
}

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Spinner } from '../../ui/spinner.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { useOnDemand } from '../../ui/use-on-demand.ts'
import type { Browsed } from './browsed.ts'
import { FetchAgain } from './fetch-again.tsx'
import { filterButton } from './filter-button.ts'
import type { FilterGroup } from './filter-group.ts'
import type { Filters } from './filters.ts'

const loadPanel = () => import('./filter-panel.tsx')

interface FilterPopoverProps {
  group: FilterGroup
  words: string
  browsed: Browsed
  filters: Filters
  onChange: (filters: Filters) => void
  /** How many values of this group narrow the list. */
  active: number
}

/** A button of the filter bar with the panel it opens below. What is chosen there counts at once. */
export function FilterPopover({ group, words, browsed, filters, onChange, active }: FilterPopoverProps) {
  const { open, close, root, trigger } = useDisclosure()
  const { part, failed, fetch } = useOnDemand(open, loadPanel)
  return (
    <div {...root} className="relative">
      <button
        {...trigger}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        className={filterButton(open || active > 0)}
      >
        {words}
        {active > 1 && <span className="tabular-nums">· {active}</span>}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4.5 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div className="absolute top-full left-0 z-20 mt-2 w-[340px] animate-fade rounded-[18px] border border-line bg-surface p-4 shadow-float">
          {part && (
            <part.FilterPanel
              group={group}
              browsed={browsed}
              filters={filters}
              onChange={onChange}
              onDone={close}
            />
          )}
          {!part && failed && <FetchAgain onRetry={fetch} />}
          {!part && !failed && (
            <p role="status" className="grid h-40 place-items-center text-brand">
              <Spinner />
              <span className="sr-only">Cargando</span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

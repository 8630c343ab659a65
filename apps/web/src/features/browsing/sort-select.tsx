import { clsx } from 'clsx'
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { Browsed } from './browsed.ts'
import { readSort, type SortWord, sortSearch } from './filters.ts'
import { useChosen } from './use-chosen.ts'

const WORDS: Record<SortWord, string> = {
  'por-terminar': 'Por terminar',
  recientes: 'Más recientes',
  'menor-precio': 'Menor precio',
  'mayor-precio': 'Mayor precio',
  'mas-pujas': 'Más pujas',
}
const ALL = Object.keys(WORDS) as SortWord[]

/** The order of a list, kept in the address; its own order leaves nothing there. */
export function SortSelect({ browsed, className }: { browsed: Browsed; className?: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { ownSort, without = [] } = browsed
  const [sort, setSort] = useChosen(readSort(search))
  const own = typeof ownSort === 'string' ? ownSort : ''
  return (
    <label className={clsx('relative flex min-w-0 items-center', className)}>
      <span className="sr-only">Ordenar por</span>
      <ArrowDownWideNarrow
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5 size-4.5 text-muted"
      />
      <select
        value={sort ?? own}
        onChange={({ target: { value } }) => {
          const chosen = ALL.find((word) => word === value && word !== own)
          setSort(chosen)
          void navigate({ search: sortSearch(search, chosen) }, { preventScrollReset: true })
        }}
        className="h-11 w-full min-w-0 appearance-none truncate rounded-full border border-edge bg-surface pr-10 pl-10 font-semibold text-[14.5px] transition-colors hover:border-brand focus-visible:outline-offset-0"
      >
        {typeof ownSort === 'object' && <option value="">{ownSort.words}</option>}
        {ALL.filter((word) => !without.includes(word)).map((word) => (
          <option key={word} value={word}>
            {WORDS[word]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3.5 size-4.5 text-muted"
      />
    </label>
  )
}

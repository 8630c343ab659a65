import { clsx } from 'clsx'
import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
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
  const shown = sort ?? own
  const select = useRef<HTMLSelectElement>(null)

  function choose(value: string) {
    const chosen = ALL.find((word) => word === value && word !== own)
    setSort(chosen)
    void navigate({ search: sortSearch(search, chosen) }, { preventScrollReset: true })
  }

  // What was chosen while this waited for its code stands there, and nobody heard of it.
  const isNew = useRef(true)
  useEffect(() => {
    const { value = shown, options = [] } = select.current ?? {}
    const isOffered = [...options].some((option) => option.value === shown)
    if (isNew.current && isOffered && value !== shown) choose(value)
    isNew.current = false
  })

  return (
    <label className={clsx('relative flex min-w-0 items-center', className)}>
      <span className="sr-only">Ordenar por</span>
      <ArrowDownWideNarrow
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5 size-4.5 text-muted"
      />
      <select
        value={shown}
        ref={select}
        onChange={({ target: { value } }) => choose(value)}
        className="h-11 w-full min-w-0 appearance-none truncate rounded-full border border-edge bg-surface pr-10 pl-10 font-semibold text-[0.90625rem] transition-colors hover:border-brand focus-visible:outline-offset-0"
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

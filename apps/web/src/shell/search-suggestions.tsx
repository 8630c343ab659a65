import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { keyOf, useCall } from '../lib/use-call.ts'
import { useSettled } from '../ui/use-settled.ts'
import { recentSearches } from './recent-searches.ts'
import { recentGroup, type Suggested, suggestedGroups } from './suggested.ts'
import { SuggestedLine } from './suggested-line.tsx'

export { recentSearches }

interface SearchSuggestionsProps {
  /** Of the list, for the field that controls it. */
  id: string
  /** What is written in the field. */
  text: string
  /** Takes the keys of the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>
  /** Tells the field whether there is a list, and which line is the active one. */
  onShow: (shown: { expanded: boolean; active: string | undefined }) => void
  onSearch: (text: string) => void
  onGo: (to: string) => void
}

const PAUSE_MS = 300
const ONCE = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
}

/** What may be meant by what is written; while nothing is, what was searched before. */
export function SearchSuggestions({ id, text, keys, onShow, onSearch, onGo }: SearchSuggestionsProps) {
  const [recents, setRecents] = useState(recentSearches.read)
  const [at, setAt] = useState(-1)
  const typed = text.trim()
  // The first letter brings this here: it is no more settled than the next ones.
  const settled = useSettled(typed, PAUSE_MS, '')
  const { data } = useCall(
    settled === '' ? null : keyOf('GET /browse/suggestions', { query: { q: settled } }),
    ONCE,
  )
  const suggested = typed !== '' && data ? suggestedGroups(data) : []
  const groups = typed === '' && recents.length > 0 ? [recentGroup(recents)] : suggested
  const lines = groups.flatMap((group) => group.lines)
  const expanded = lines.length > 0
  const active = lines[at] && `${id}-${at}`

  // Another text brings other lines: none of them is chosen yet.
  const [seen, setSeen] = useState(typed)
  if (seen !== typed) {
    setSeen(typed)
    setAt(-1)
  }

  // Together with the lines, as below: a list that is seen is never a closed one to who hears the page.
  useLayoutEffect(() => {
    onShow({ expanded, active })
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [expanded, active, onShow])

  function take(line: Suggested) {
    if ('search' in line) onSearch(line.search)
    else onGo(line.to)
  }

  function forget(line: Suggested) {
    if (line.kind !== 'recent') return
    recentSearches.remove(line.search)
    setRecents(recentSearches.read())
    setAt(-1)
  }

  // Together with the lines: what is seen already is what a key acts on, however busy the device is.
  useLayoutEffect(() => {
    keys.current = (event) => {
      const line = lines[at]
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (move && expanded) {
        event.preventDefault()
        // One place more than lines: the field itself, before the first and after the last.
        setAt(((at + 1 + move + lines.length + 1) % (lines.length + 1)) - 1)
      }
      if (!line) return
      if (event.key === 'Enter') {
        event.preventDefault()
        take(line)
      }
      if (event.key === 'Delete' && line.kind === 'recent') {
        event.preventDefault()
        forget(line)
      }
    }
    return () => {
      keys.current = undefined
    }
  })

  const start = (group: number) => groups.slice(0, group).reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <div
      className={
        expanded
          ? 'absolute inset-x-0 top-full z-20 flex max-h-[min(70dvh,520px)] animate-fade flex-col border-line bg-surface p-2 text-ink shadow-float max-md:border-b md:mt-2 md:rounded-[18px] md:border'
          : 'sr-only'
      }
    >
      <p role="status" className="sr-only">
        {expanded && (lines.length === 1 ? '1 sugerencia' : `${lines.length} sugerencias`)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Sugerencias"
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {groups.map(({ title, lines: own }, group) => (
          <fieldset key={title} aria-label={title} className="min-w-0">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-12 text-muted">
              {title}
            </p>
            {own.map((line, i) => (
              <SuggestedLine
                key={line.key}
                id={`${id}-${start(group) + i}`}
                line={line}
                active={start(group) + i === at}
                onPoint={() => setAt(start(group) + i)}
                onTake={() => take(line)}
                onForget={() => forget(line)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {typed === '' && recents.length > 0 && (
        <button
          type="button"
          onClick={() => {
            recentSearches.clear()
            setRecents([])
          }}
          className="mt-1 flex h-11 w-full shrink-0 items-center rounded-[10px] px-3 font-semibold text-14 text-brand-ink hover:bg-brand-soft"
        >
          Borrar búsquedas recientes
        </button>
      )}
    </div>
  )
}

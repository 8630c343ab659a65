import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { useOnDemand } from '../ui/use-on-demand.ts'
import { useGoing } from './use-going.ts'

const loadSuggestions = () => import('./search-suggestions.tsx')
const NONE = { expanded: false, active: undefined as string | undefined }

/** The search of the header. A blank text does not submit. Suggestions are fetched once somebody writes. */
export function SearchForm() {
  const id = useId()
  const list = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const current = pathname === '/buscar' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const { open, setOpen, close, root } = useDisclosure()
  const input = useRef<HTMLInputElement>(null)
  // The list of suggestions says what it shows, and takes the keys while it is open.
  const [shown, setShown] = useState(NONE)
  const keys = useRef<(event: KeyboardEvent) => void>(undefined)
  const [text, setText] = useState('')
  const { part } = useOnDemand(open, loadSuggestions)
  useGoing(close)
  const expanded = open && shown.expanded

  function show() {
    setText(input.current?.value ?? '')
    setOpen(true)
  }

  function go(to: string) {
    close()
    input.current?.blur()
    void navigate(to)
  }

  function searchFor(wanted: string) {
    const trimmed = wanted.trim()
    if (trimmed === '') return
    if (input.current) input.current.value = trimmed
    // Without it the search is made all the same, and is not remembered.
    loadSuggestions().then(
      ({ recentSearches }) => recentSearches.note(trimmed),
      () => undefined,
    )
    go(paths.search(trimmed))
  }

  function onKeyDown(event: KeyboardEvent) {
    // Otherwise the browser empties the field at the same press that closes the list.
    if (event.key === 'Escape' && expanded) event.preventDefault()
    if (open) keys.current?.(event)
    else if (event.key === 'ArrowDown') show()
  }

  return (
    <div {...root} className="min-w-0 flex-1 md:relative">
      <form
        aria-label="Buscar subastas"
        // For whoever searches before the app is there, or without it.
        action="/buscar"
        onSubmit={(event) => {
          event.preventDefault()
          searchFor(String(new FormData(event.currentTarget).get('q') ?? ''))
        }}
        className="flex h-[42px] items-center rounded-full border border-white/25 bg-white/15 pr-1.5 pl-4 text-white transition-colors focus-within:border-white focus-within:bg-white/25"
      >
        <label htmlFor={id} className="sr-only">
          Buscar subastas
        </label>
        <input
          key={current}
          ref={input}
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={list}
          aria-activedescendant={expanded ? shown.active : undefined}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={current}
          placeholder="Buscar productos, subastas y más..."
          onClick={show}
          // Not where what was written early is written again behind one's back.
          onInput={({ currentTarget }) => currentTarget === document.activeElement && show()}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-[0.9375rem] text-ellipsis outline-none placeholder:text-white/85 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="flex h-[31px] shrink-0 items-center gap-1.5 rounded-full font-[650] text-14 transition-colors focus-visible:outline-white max-md:size-9 max-md:justify-center md:bg-white md:px-4 md:text-[#5b21b6] md:hover:bg-[#f1eafe]"
        >
          <Search aria-hidden="true" className="size-5 md:hidden" />
          <span className="max-md:hidden">Buscar</span>
        </button>
      </form>
      {open && part && (
        <part.SearchSuggestions
          id={list}
          text={text}
          keys={keys}
          onShow={setShown}
          onSearch={searchFor}
          onGo={go}
        />
      )}
    </div>
  )
}

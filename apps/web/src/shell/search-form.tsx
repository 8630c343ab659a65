import { Search } from 'lucide-react'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'

/** The search of the header. A blank text does not submit. */
export function SearchForm() {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const current = pathname === '/buscar' ? (new URLSearchParams(search).get('q') ?? '') : ''

  function submit(form: FormData) {
    const text = String(form.get('q') ?? '').trim()
    if (text !== '') navigate(paths.search(text))
  }

  return (
    <form
      aria-label="Buscar subastas"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
        const active = document.activeElement
        if (active instanceof HTMLElement && active.matches('input')) active.blur()
      }}
      className="flex h-[42px] min-w-0 flex-1 items-center rounded-full border border-white/25 bg-white/15 pr-1.5 pl-4 text-white transition-colors focus-within:border-white focus-within:bg-white/25"
    >
      <label htmlFor={id} className="sr-only">
        Buscar subastas
      </label>
      <input
        key={current}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={current}
        placeholder="Buscar productos, subastas y más..."
        className="h-full min-w-0 flex-1 bg-transparent text-[15px] text-ellipsis outline-none placeholder:text-white/85 [&::-webkit-search-cancel-button]:hidden"
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
  )
}

import type { Category } from '@martillo/contract/catalog'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCategories } from '../lib/use-categories.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { plainKey } from '../ui/plain-key.ts'

interface CategoryPanelProps {
  /** How often the arrow down was pressed above: each time the focus comes into the panel. */
  stepsDown: number
}

/** What the category menu opens: the categories, and the subcategories of the one under the pointer. */
export function CategoryPanel({ stepsDown }: CategoryPanelProps) {
  const { data, error, mutate } = useCategories()
  return (
    <div className="absolute inset-x-0 top-full z-30 animate-fade">
      <div className="wrap">
        <div className="min-h-40 overflow-hidden rounded-b-panel border border-line border-t-0 bg-surface shadow-float">
          {data && <CategoryColumns categories={data} stepsDown={stepsDown} />}
          {!data && (
            <div role="status" className="grid min-h-40 place-content-center justify-items-center gap-3">
              <p className="text-muted">
                {error ? 'Error al cargar las categorías' : 'Cargando categorías...'}
              </p>
              {error && (
                <Button kind="line" size="small" onClick={() => void mutate()}>
                  Reintentar
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

type Look = (links: HTMLElement[], at: number, column: HTMLElement) => HTMLElement | null | undefined

const WAYS = new Map<string, Look>([
  ['ArrowDown', (links, at) => links[at + 1]],
  ['ArrowUp', (links, at) => links[at - 1]],
  ['Home', (links) => links[0]],
  ['End', (links) => links.at(-1)],
  ['ArrowRight', (_, __, column) => column.nextElementSibling?.querySelector<HTMLElement>('a')],
  [
    'ArrowLeft',
    (_, __, column) => column.previousElementSibling?.querySelector<HTMLElement>('a[data-active]'),
  ],
])

/** Moves the focus among the links of a column, or to the other column. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const column = event.currentTarget
  const links = [...column.querySelectorAll<HTMLElement>('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const target = WAYS.get(plainKey(event))?.(links, at, column)
  if (!target) return
  event.preventDefault()
  target.focus()
}

interface CategoryColumnsProps extends CategoryPanelProps {
  categories: readonly Category[]
}

/** The tab key stops once in the first column, at the category whose subcategories come next. */
function CategoryColumns({ categories, stepsDown }: CategoryColumnsProps) {
  const [activeId, setActiveId] = useState(categories[0]?.ID)
  const active = categories.find(({ ID }) => ID === activeId)
  const first = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (stepsDown > 0) first.current?.querySelector<HTMLElement>('a[data-active]')?.focus()
  }, [stepsDown])

  return (
    <div className="grid grid-cols-[300px_1fr]">
      <ul
        ref={first}
        onKeyDown={moveFocus}
        className="max-h-[calc(100dvh-10rem)] overflow-y-auto border-line border-r p-2"
      >
        {categories.map((category) => (
          <li key={category.ID}>
            <Link
              to={paths.category(category.Slug)}
              tabIndex={category.ID === activeId ? 0 : -1}
              data-active={category.ID === activeId || undefined}
              onPointerEnter={() => setActiveId(category.ID)}
              onFocus={() => setActiveId(category.ID)}
              className="flex h-11 items-center gap-3 rounded-[10px] px-3 font-medium focus-visible:-outline-offset-2 data-active:bg-brand-soft data-active:text-brand-ink"
            >
              <Picture path={category.Icon} width={28} alt="" className="size-7 object-contain" />
              {category.Name}
            </Link>
          </li>
        ))}
      </ul>
      {active && (
        <section onKeyDown={moveFocus} aria-label={active.Name} className="p-6">
          <p className="text-18 font-bold">{active.Name}</p>
          <ul className="mt-3 grid grid-cols-3 gap-x-6 gap-y-1">
            {active.Subcategories.map((sub) => (
              <li key={sub.ID}>
                <Link
                  to={paths.subcategory(active.Slug, sub.Slug)}
                  className="block rounded-[8px] py-2 font-normal text-muted hover:text-brand-ink hover:underline"
                >
                  {sub.Name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.category(active.Slug)}
            className="mt-4 inline-block rounded-[8px] py-2 font-semibold text-brand-ink hover:underline"
          >
            Ver toda la categoría
          </Link>
        </section>
      )}
    </div>
  )
}

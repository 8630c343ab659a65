import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { pageOf, pageSearch, pagesAround } from './pages-around.ts'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const cell =
  'grid h-11 min-w-9 place-items-center rounded-full px-1 font-semibold sm:min-w-11 sm:px-2 transition-colors hover:bg-brand-soft hover:text-brand-ink'

/** The page in the address. */
export function usePage(): number {
  return pageOf(useLocation().search)
}

/** Links to the other pages of a list, kept in the address; nothing for a single page. Going there scrolls up smoothly. */
export function Pagination({ pages }: { pages: number }) {
  const { pathname, search } = useLocation()
  const current = pageOf(search)
  if (pages <= 1) return null

  const to = (page: number) => ({ pathname, search: pageSearch(search, page) })
  const link = {
    preventScrollReset: true,
    onClick: () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' }),
  }
  return (
    <nav aria-label="Páginas" className="mt-8 flex flex-wrap items-center justify-center sm:gap-1">
      {current > 1 && (
        <Link
          {...link}
          to={to(Math.min(current - 1, pages))}
          rel="prev"
          aria-label="Página anterior"
          className={cell}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
      )}
      {pagesAround(current, pages).map((page, i) =>
        page === null ? (
          <span
            key={`gap-${i < 3 ? 'start' : 'end'}`}
            aria-hidden="true"
            className="px-0.5 text-muted sm:px-1"
          >
            …
          </span>
        ) : (
          <Link
            {...link}
            key={page}
            to={to(page)}
            aria-label={`Página ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={clsx(
              cell,
              page === current && 'bg-brand text-on-brand hover:bg-brand hover:text-on-brand',
            )}
          >
            {page}
          </Link>
        ),
      )}
      {current < pages && (
        <Link {...link} to={to(current + 1)} rel="next" aria-label="Página siguiente" className={cell}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </nav>
  )
}

import type { Category } from '@martillo/contract/catalog'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface CategoryHeadProps {
  /** Not yet here: its room is kept, so that nothing jumps. */
  category: Category | undefined
  /** The subcategory being seen. */
  current?: number | undefined
}

const chip =
  'inline-flex h-11 shrink-0 items-center rounded-full border px-4 text-14 font-semibold whitespace-nowrap transition-colors'

/** A category's subcategories as a row of links, scrolled sideways on a phone. */
export function CategoryHead({ category, current }: CategoryHeadProps) {
  if (!category) {
    return (
      <div className="wrap pt-5">
        <Skeleton className="my-1 h-11 w-64 rounded-full" />
      </div>
    )
  }
  return (
    <nav aria-label={`Subcategorías de ${category.Name}`} className="wrap pt-5">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <li className="shrink-0">
          <Chip to={paths.category(category.Slug)} on={current === undefined}>
            <Picture path={category.Icon} width={22} alt="" loading="eager" className="mr-2" />
            {category.Name}
          </Chip>
        </li>
        {category.Subcategories.map((one) => (
          <li key={one.ID} className="shrink-0">
            <Chip to={paths.subcategory(category.Slug, one.Slug)} on={one.ID === current}>
              {one.Name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chip({ to, on, children }: { to: string; on: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      aria-current={on ? 'page' : undefined}
      className={clsx(
        chip,
        on ? 'border-brand bg-brand-soft text-brand-ink' : 'border-line bg-surface hover:border-brand',
      )}
    >
      {children}
    </Link>
  )
}

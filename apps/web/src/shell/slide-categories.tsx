import type { Category } from '@martillo/contract/catalog'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Deeper, slideRow } from './slide-row.tsx'

interface SlideCategoriesProps {
  data: readonly Category[] | undefined
  error: unknown
  onRetry: () => void
  onChoose: (category: Category) => void
}

export function SlideCategories({ data, error, onRetry, onChoose }: SlideCategoriesProps) {
  if (!data) {
    return (
      <div role="status" className="grid justify-items-center gap-3 px-3 py-8 text-center">
        <p className="text-muted">{error ? 'Error al cargar las categorías' : 'Cargando categorías...'}</p>
        {Boolean(error) && (
          <Button kind="line" size="small" onClick={onRetry}>
            Reintentar
          </Button>
        )}
      </div>
    )
  }
  return (
    <ul>
      {data.map((category) => (
        <li key={category.ID}>
          <button type="button" onClick={() => onChoose(category)} className={slideRow}>
            <Picture path={category.Icon} width={28} alt="" className="size-7 object-contain" />
            <Deeper>{category.Name}</Deeper>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function SlideSubcategories({ category, onClose }: { category: Category; onClose: () => void }) {
  return (
    <ul>
      <li>
        <Link
          to={paths.category(category.Slug)}
          onClick={onClose}
          className={`${slideRow} font-bold text-brand-ink`}
        >
          Ver toda la categoría
        </Link>
      </li>
      {category.Subcategories.map((sub) => (
        <li key={sub.ID}>
          <Link to={paths.subcategory(category.Slug, sub.Slug)} onClick={onClose} className={slideRow}>
            {sub.Name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { Category } from '@martillo/contract/catalog'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { findCategoryRows, findSubcategoryRows } from './catalog.store.ts'

/** They hardly ever change, and every page shows them. */
const KEPT_MS = 30_000

async function readCategories(db: Db): Promise<Category[]> {
  const [categories, subcategories] = await Promise.all([findCategoryRows(db), findSubcategoryRows(db)])
  return categories.map((category) => ({
    ID: category.id,
    Name: category.name,
    Slug: category.slug,
    Icon: category.icon,
    premium: category.premium,
    Subcategories: subcategories
      .filter((one) => one.category_id === category.id)
      .map((one) => ({ ID: one.id, Name: one.name, Slug: one.slug })),
  }))
}

/** The categories in the order in which menus show them, each with its subcategories; read again after 30 seconds. */
export function makeCategories(db: Db, clock: Pick<Clock, 'now'>): { list(): Promise<Category[]> } {
  let kept: { until: number; categories: Promise<Category[]> } | undefined
  return {
    list() {
      const now = clock.now()
      if (kept && now < kept.until) return kept.categories
      const categories = readCategories(db)
      const entry = { until: now + KEPT_MS, categories }
      kept = entry
      categories.catch(() => {
        if (kept === entry) kept = undefined
      })
      return categories
    },
  }
}

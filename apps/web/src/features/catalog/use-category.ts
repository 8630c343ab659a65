import { keyOf, useCall } from '../../lib/use-call.ts'
import { findCategory } from './find-category.ts'

/**
 * The category (and subcategory) that an address names by slug or by name. `missing` once the categories are
 * here and none is called so.
 */
export function useCategory(name: string, subName?: string) {
  const { data, error, mutate } = useCall(keyOf('GET /categories'))
  const found = data && findCategory(data, name, subName)
  return {
    category: found?.category,
    subcategory: found?.subcategory,
    failed: Boolean(error) && !data,
    missing: data !== undefined && !found,
    retry: () => void mutate(),
  }
}

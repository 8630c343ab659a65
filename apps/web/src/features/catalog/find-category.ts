import type { Category } from '@martillo/contract/catalog'
import { foldText } from '../../ui/fold-text.ts'

function isCalled(name: string, thing: { Name: string; Slug: string }): boolean {
  return thing.Slug === name || foldText(thing.Name) === foldText(name)
}

/**
 * The category, and the subcategory when one is named, that an address means by slug or by name. Undefined where
 * none is called so, or the subcategory is not of that category.
 */
export function findCategory(categories: readonly Category[], name: string, subName?: string) {
  const category = categories.find((one) => isCalled(name, one))
  if (!category || subName === undefined) return category && { category, subcategory: undefined }
  const subcategory = category.Subcategories.find((one) => isCalled(subName, one))
  return subcategory && { category, subcategory }
}

import { keyOf, useCall } from '../../lib/use-call.ts'
import { foldText } from '../../ui/fold-text.ts'

function isCalled(name: string, thing: { Name: string; Slug: string }): boolean {
  return thing.Slug === name || foldText(thing.Name) === foldText(name)
}

/**
 * The category (and subcategory) that an address names by slug or by name. `missing` once the categories are
 * here and none is called so.
 */
export function useCategory(name: string, subName?: string) {
  const { data, error, mutate } = useCall(keyOf('GET /categories'))
  const category = data?.find((one) => isCalled(name, one))
  const subcategory =
    subName === undefined ? undefined : category?.Subcategories.find((one) => isCalled(subName, one))
  return {
    category,
    subcategory,
    failed: Boolean(error) && !data,
    missing: data !== undefined && (!category || (subName !== undefined && !subcategory)),
    retry: () => void mutate(),
  }
}

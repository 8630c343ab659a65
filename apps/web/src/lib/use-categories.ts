import { keyOf, useCall } from './use-call.ts'

/** The categories with their subcategories, read when first wanted. */
export function useCategories(wanted = true) {
  return useCall(wanted ? keyOf('GET /categories') : null, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
}

import type { CallInput } from '../../lib/api-types.ts'
import type { Filters, SortWord } from './filters.ts'

type FacetsQuery = NonNullable<CallInput<'GET /auctions/facets'>['query']>

/** What the filters and the order of a list need to know of it. */
export interface Browsed {
  /** Which list it is, as the count of what each filter leaves is asked for. */
  list: FacetsQuery['list']
  /** Of the category, the subcategory or the person. */
  id?: number
  /** The text that is searched. */
  text?: string
  /** The order it has by itself: one of the five, or one of its own in words. */
  ownSort: SortWord | { words: string }
  /** Filters and orders that say nothing here. */
  without?: readonly (keyof Filters | SortWord)[]
}

import { type SqlBool, sql } from 'kysely'
import type { Sort } from './list-filters.ts'
import type { Conditions, Part } from './listings.store.ts'

/** A list that is the same for everyone: its parts one after the other, and the order that it has of its own. */
export interface NamedList {
  /** Tells it from all others in a cache. */
  readonly name: string
  readonly parts: readonly Part[]
  readonly sort: Sort
  readonly conditions: (now: Date) => Conditions
}

const started = (now: Date): Conditions => [sql<SqlBool>`l.start_at <= ${now}::timestamptz`]
const everything = (): Conditions => []

export const namedLists = {
  active: { name: 'active', parts: ['open'], sort: 'recent', conditions: everything },
  baseZero: {
    name: 'base-zero',
    parts: ['open'],
    sort: 'recent',
    conditions: () => [sql<SqlBool>`l.base_zero`],
  },
  mostBids: { name: 'most-bids', parts: ['open'], sort: 'bids', conditions: started },
  finishingSoon: { name: 'finishing-soon', parts: ['open'], sort: 'ending', conditions: started },
  finished: { name: 'finished', parts: ['ended'], sort: 'ending', conditions: everything },
} as const satisfies Record<string, NamedList>

export function listOfCategory(id: number): NamedList {
  return listOf(`category ${id}`, () => [sql<SqlBool>`l.category_id = ${id}`])
}

export function listOfSubcategory(id: number): NamedList {
  return listOf(`subcategory ${id}`, () => [sql<SqlBool>`l.subcategory_id = ${id}`])
}

export function listOfSeller(id: number): NamedList {
  return listOf(`user ${id}`, () => [sql<SqlBool>`l.seller_id = ${id}`])
}

/** What has not ended by its end, then what has, the latest end first. */
function listOf(name: string, conditions: NamedList['conditions']): NamedList {
  return { name, parts: ['open', 'ended'], sort: 'ending', conditions }
}

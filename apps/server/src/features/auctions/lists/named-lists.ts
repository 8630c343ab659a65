import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { getCategory, getSubcategory } from '../../catalog/public.ts'
import { isSeller } from '../publish.store.ts'
import type { Sort } from './list-filters.ts'
import type { Conditions, Part } from './listings.store.ts'

/** A list that is the same for everyone: its parts one after the other, and the order that it has of its own. */
export interface NamedList {
  /** Tells it from all others in a cache. */
  readonly name: string
  readonly parts: readonly Part[]
  readonly sort: Sort
  /** In its own order, what is featured and has not ended comes before everything else. */
  readonly featuredFirst?: true
  readonly conditions: (now: Date) => Conditions
  /** Of what there may be none: how that is looked up, and what is said then. */
  readonly of?: { readonly exists: (db: Db) => Promise<boolean>; readonly missing: string }
}

/** Throws a 404 when the list is of something that is not there. Asked only when the list is read. */
export async function requireList(db: Db, { of }: NamedList): Promise<void> {
  if (of && !(await of.exists(db))) throw notFound(of.missing)
}

const started = (now: Date): Conditions => [sql<SqlBool>`l.start_at <= ${now}::timestamptz`]
export const isFeatured = sql<SqlBool>`l.featured`
export const isOrdinary = sql<SqlBool>`not l.featured`
const everything = (): Conditions => []

export const namedLists = {
  active: { name: 'active', parts: ['open'], sort: 'recent', conditions: everything },
  baseZero: {
    name: 'base-zero',
    parts: ['open'],
    sort: 'recent',
    featuredFirst: true,
    conditions: () => [sql<SqlBool>`l.base_zero`],
  },
  mostBids: { name: 'most-bids', parts: ['open'], sort: 'bids', featuredFirst: true, conditions: started },
  finishingSoon: {
    name: 'finishing-soon',
    parts: ['open'],
    sort: 'ending',
    featuredFirst: true,
    conditions: started,
  },
  finished: { name: 'finished', parts: ['ended'], sort: 'ending', conditions: everything },
} as const satisfies Record<string, NamedList>

export function listOfCategory(id: number): NamedList {
  return listOf(`category ${id}`, () => [sql<SqlBool>`l.category_id = ${id}`], {
    exists: async (db) => (await getCategory(db, id)) !== undefined,
    missing: 'No existe esa categoría.',
  })
}

export function listOfSubcategory(id: number): NamedList {
  return listOf(`subcategory ${id}`, () => [sql<SqlBool>`l.subcategory_id = ${id}`], {
    exists: async (db) => (await getSubcategory(db, id)) !== undefined,
    missing: 'No existe esa subcategoría.',
  })
}

export function listOfSeller(id: number): NamedList {
  return listOf(`user ${id}`, () => [sql<SqlBool>`l.seller_id = ${id}`], {
    exists: (db) => isSeller(db, id),
    missing: 'No encontramos a esa persona.',
  })
}

/** What has not ended by its end, then what has, the latest end first. */
function listOf(
  name: string,
  conditions: NamedList['conditions'],
  of: NonNullable<NamedList['of']>,
): NamedList {
  return { name, parts: ['open', 'ended'], sort: 'ending', conditions, of }
}

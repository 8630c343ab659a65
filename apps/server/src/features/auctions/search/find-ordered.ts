import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import type { Part } from '../lists/listings.store.ts'
import { findByEnd, findByWords, findSorted, scanListed } from './matches.store.ts'
import type { SearchFrame } from './search-frame.store.ts'
import {
  type Beginnings,
  bucketQueries,
  type PlainQueries,
  plainQueries,
  type SearchQueries,
} from './search-query.ts'

/** A search shows at most so many: 25 pages of 12. */
export const SEARCH_CAP = 300

/** So many matches are put into another order at once; of words that more have, enough are met soon in that order. */
const SORTED_AT_ONCE = 3_000
const SCANNED = 20_000

export interface Found {
  /** In order: what has not ended first. */
  readonly ids: readonly number[]
  /** Whether there are more. */
  readonly more: boolean
}

export interface SearchWish {
  readonly filters: Filters
  /** By how well they match, then by the end, when not given. */
  readonly sort: Sort | undefined
  readonly beginnings?: Beginnings
}

interface Search {
  readonly db: Db
  readonly frame: SearchFrame
  readonly filters: Filters
  readonly sort: Sort | undefined
  readonly queries: SearchQueries
  readonly plain: PlainQueries
}

/** The numbers of what a search finds, at most `SEARCH_CAP`, however many auctions hold the words. */
export async function findOrdered(db: Db, frame: SearchFrame, wish: SearchWish): Promise<Found> {
  const { filters, sort, beginnings } = wish
  const search: Search = {
    db,
    frame,
    filters,
    sort,
    queries: bucketQueries(frame.words, filters, beginnings),
    plain: plainQueries(frame.words, beginnings),
  }
  const open = await findPart(search, 'open', SEARCH_CAP)
  // What has ended does not end within so many hours.
  if (open.more || filters.endsWithinHours !== undefined) return open
  const ended = await findPart(search, 'ended', SEARCH_CAP - open.ids.length)
  return { ids: [...open.ids, ...ended.ids], more: ended.more }
}

function findPart(search: Search, part: Part, limit: number): Promise<Found> {
  const { minCents, maxCents } = search.filters
  const priced = minCents !== undefined || maxCents !== undefined
  if (priced || (search.sort !== undefined && search.sort !== 'ending')) return sorted(search, part, limit)
  return search.sort === 'ending' ? byEnd(search, part, limit) : byWords(search, part, limit)
}

/**
 * Title above description, words as they stand above beginnings, then by the end. When there are more than are shown,
 * each kind of match is asked for by itself, the best first, until there are enough.
 */
async function byWords(search: Search, part: Part, limit: number): Promise<Found> {
  const { db, frame, filters, queries, plain } = search
  const first = (query: string) => findByEnd(db, frame, part, query, filters, limit + 1)
  const exact = await first(queries.exact)
  if (exact.length > limit) return { ids: exact.slice(0, limit), more: true }
  const all = await findByWords(db, frame, part, queries.anywhere, plain, filters, limit + 1)
  if (all.length <= limit) return { ids: all, more: false }
  const titled = await first(queries.titled)
  const others = titled.length > limit ? [] : await first(queries.anywhere)
  return { ids: [...new Set([...exact, ...titled, ...others])].slice(0, limit), more: true }
}

async function byEnd({ db, frame, filters, queries }: Search, part: Part, limit: number): Promise<Found> {
  const found = await findByEnd(db, frame, part, queries.anywhere, filters, limit + 1)
  return { ids: found.slice(0, limit), more: found.length > limit }
}

async function sorted(search: Search, part: Part, limit: number): Promise<Found> {
  const { db, frame, filters, sort, queries, plain } = search
  const few = await findSorted(db, frame, part, queries.anywhere, plain, filters, {
    sort,
    limit: limit + 1,
    most: SORTED_AT_ONCE,
  })
  if (few.all) return { ids: few.ids.slice(0, limit), more: few.ids.length > limit }
  const ids = await scanListed(db, frame, part, plain, filters, { sort, limit, most: SCANNED })
  return { ids, more: true }
}

import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import type { Part } from '../lists/listings.store.ts'
import { findByEnd, findByWords, findSorted, isFrequent, scanListed } from './matches.store.ts'
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

/** So many matches are ranked at once; looking at the words of more costs as much as asking for each kind by itself. */
const RANKED_AT_ONCE = 600
/** So many matches are put into another order at once; of words that more have, enough are met soon in that order. */
const SORTED_AT_ONCE = 2_000
const SCANNED = 40_000
/** Of words that fill a search from the first fifth of what there is, enough are met soon in any order. */
const FIRST_SHARE = 0.2
const SCANNED_FIRST = 4_000

export interface Found {
  /** In order, what has not ended first; of very many only as far as they are going to be shown. */
  readonly ids: readonly number[]
  /** At most `SEARCH_CAP`. */
  readonly total: number
  /** Whether there are more. */
  readonly more: boolean
}

export interface SearchWish {
  readonly filters: Filters
  /** By how well they match, then by the end, when not given. */
  readonly sort: Sort | undefined
  /** How many of the first are going to be shown. */
  readonly upTo: number
}

interface Search extends SearchWish {
  readonly db: Db
  readonly frame: SearchFrame
  readonly queries: SearchQueries
  readonly plain: PlainQueries
}

/** The numbers of what a search finds, however many auctions hold the words. */
export async function findOrdered(
  db: Db,
  frame: SearchFrame,
  wish: SearchWish,
  beginnings: Beginnings = 'last',
): Promise<Found> {
  if (frame.words.length === 0) return { ids: [], total: 0, more: false }
  const queries = bucketQueries(frame.words, wish.filters, beginnings)
  const search = { ...wish, db, frame, queries, plain: plainQueries(frame.words, beginnings) }
  const open = await findPart(search, 'open', SEARCH_CAP)
  // What has ended does not end within so many hours.
  if (open.more || wish.filters.endsWithinHours !== undefined) return open
  const ended = await findPart(search, 'ended', SEARCH_CAP - open.total)
  return { ids: [...open.ids, ...ended.ids], total: open.total + ended.total, more: ended.more }
}

function isPriced({ minCents, maxCents }: Filters): boolean {
  return minCents !== undefined || maxCents !== undefined
}

function findPart(search: Search, part: Part, limit: number): Promise<Found> {
  const byOther = search.sort !== undefined && search.sort !== 'ending'
  if (byOther || isPriced(search.filters)) return sorted(search, part, limit)
  return search.sort === 'ending' ? byEnd(search, part, limit) : byWords(search, part, limit)
}

function cut(ids: readonly number[], limit: number): Found {
  return { ids: ids.slice(0, limit), total: Math.min(ids.length, limit), more: ids.length > limit }
}

/**
 * Title above description, words as they stand above beginnings, then by the end. When there are more than are ranked at
 * once, each kind of match is asked for by itself, the best first, until there are enough.
 */
async function byWords(search: Search, part: Part, limit: number): Promise<Found> {
  const { db, frame, filters, queries, plain } = search
  const all = await findByWords(db, frame, part, queries.anywhere, plain, filters, RANKED_AT_ONCE + 1)
  if (all.length <= RANKED_AT_ONCE) return cut(all, limit)
  const ids = new Set<number>()
  for (const query of new Set([queries.whole, queries.exact, queries.titled, queries.anywhere])) {
    for (const id of await findByEnd(db, frame, part, query, filters, limit + 1)) ids.add(id)
    if (ids.size > limit) break
  }
  return { ...cut([...ids], limit), more: true }
}

async function byEnd({ db, frame, filters, queries }: Search, part: Part, limit: number): Promise<Found> {
  return cut(await findByEnd(db, frame, part, queries.anywhere, filters, limit + 1), limit)
}

async function sorted(search: Search, part: Part, limit: number): Promise<Found> {
  const { db, frame, filters, sort, upTo, queries, plain } = search
  const frequent = { share: FIRST_SHARE, most: limit }
  const scan = async (most: number) => {
    const first = { sort, limit: Math.min(limit, upTo), most }
    const ids = await scanListed(db, frame, part, plain, filters, first)
    return { ids, full: ids.length === first.limit }
  }
  // How many have such a price is not known before they are counted.
  if (!isPriced(filters) && (await isFrequent(db, frame, part, queries.anywhere, filters, frequent))) {
    const soon = await scan(SCANNED_FIRST)
    if (soon.full) return { ids: soon.ids, total: limit, more: true }
  }
  const sorting = { sort, limit: limit + 1, most: SORTED_AT_ONCE }
  const few = await findSorted(db, frame, part, queries.anywhere, plain, filters, sorting)
  if (few.all) return cut(few.ids, limit)
  const { ids, full } = await scan(SCANNED)
  // Fewer than asked for: that is all there is within reach.
  return { ids, total: full ? limit : ids.length, more: true }
}

import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import type { Part } from '../lists/listings.store.ts'
import { findMatches, findSortedMatches, scanSortedMatches } from './matches.store.ts'
import type { SearchFrame } from './search-frame.store.ts'
import { bucketQueries, type SearchQueries } from './search-query.ts'

/** A search shows at most so many; nobody turns more pages. */
export const SEARCH_CAP = 1_000

/** So many matches are put into another order at once; more are met soon by going through that order. */
const SORTABLE = 20_000

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
  /** How many of the first are going to be shown. */
  readonly upTo: number
}

/** The numbers of what a search finds, at most `SEARCH_CAP`, however many auctions hold the words. */
export async function findOrdered(db: Db, frame: SearchFrame, wish: SearchWish): Promise<Found> {
  const queries = bucketQueries(frame.words, wish.filters)
  const ids: number[] = []
  for (const part of ['open', 'ended'] as const) {
    // What has ended does not end within so many hours.
    if (part === 'ended' && wish.filters.endsWithinHours !== undefined) break
    const found = await findPart(db, frame, part, queries, wish, SEARCH_CAP - ids.length)
    ids.push(...found.ids)
    if (found.more) return { ids, more: true }
  }
  return { ids, more: false }
}

function findPart(
  db: Db,
  frame: SearchFrame,
  part: Part,
  queries: SearchQueries,
  wish: SearchWish,
  limit: number,
): Promise<Found> {
  if (wish.sort === undefined) return findBest(db, frame, part, queries, wish.filters, limit)
  if (wish.sort === 'ending') return findByEnd(db, frame, part, queries.anywhere, wish.filters, limit)
  return findSorted(db, frame, part, queries.anywhere, { ...wish, sort: wish.sort }, limit)
}

/**
 * Title above description, words as they stand above beginnings, then by the end. When there are more than are shown,
 * each kind of match is asked for by itself, the best first, until there are enough.
 */
async function findBest(
  db: Db,
  frame: SearchFrame,
  part: Part,
  queries: SearchQueries,
  filters: Filters,
  limit: number,
): Promise<Found> {
  const all = await findMatches(db, frame, part, queries.anywhere, filters, {
    limit: limit + 1,
    inOrder: false,
  })
  const later = part === 'open' ? 1 : -1
  if (all.length <= limit) {
    const rank = (match: (typeof all)[number]) => (match.exact ? 0 : match.titled ? 1 : 2)
    all.sort(
      (one, other) =>
        rank(one) - rank(other) ||
        later * (one.end_at.getTime() - other.end_at.getTime()) ||
        later * (one.id - other.id),
    )
    return { ids: all.map(({ id }) => id), more: false }
  }
  const ids = new Set<number>()
  for (const query of [queries.exact, queries.titled, queries.anywhere]) {
    const found = await findMatches(db, frame, part, query, filters, { limit, inOrder: true })
    for (const { id } of found) if (ids.size < limit) ids.add(id)
    if (ids.size === limit) break
  }
  return { ids: [...ids], more: true }
}

async function findByEnd(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  limit: number,
): Promise<Found> {
  const found = await findMatches(db, frame, part, query, filters, { limit: limit + 1, inOrder: true })
  return { ids: found.slice(0, limit).map(({ id }) => id), more: found.length > limit }
}

async function findSorted(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  { filters, sort, upTo }: SearchWish & { readonly sort: Sort },
  limit: number,
): Promise<Found> {
  const { ids, seen } = await findSortedMatches(db, frame, part, query, filters, {
    sort,
    limit,
    most: SORTABLE + 1,
  })
  if (part === 'ended' || seen <= SORTABLE) return { ids, more: seen > limit }
  const first = await scanSortedMatches(db, frame, filters, { sort, limit: Math.min(limit, upTo) })
  // Pages that are not shown need numbers to be counted only.
  return { ids: [...first, ...ids.filter((id) => !first.includes(id))].slice(0, limit), more: true }
}

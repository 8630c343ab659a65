import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import type { Part } from '../lists/listings.store.ts'
import { findByEnd, findByWords, findPriced, findSorted, type Searched, scanListed } from './matches.store.ts'
import type { SearchFrame } from './search-frame.store.ts'
import { type Beginnings, bucketQueries, plainQueries, type SearchQueries } from './search-query.ts'

/** A search shows at most so many: 25 pages of 12. */
export const SEARCH_CAP = 300

/** So many matches are ranked at once; looking at the words of more costs as much as asking for each kind by itself. */
const RANKED_AT_ONCE = 600
/** A single word in so many titles has more than that open. */
const MANY_TITLES = 2_000
const FEW_LETTERS = 2
/** With a price limit so many matches are ranked, or put into another order. */
const PRICED_AT_ONCE = 2_000
/** So many are put into another order. */
const SORTED_AT_ONCE = 10_000
/** Going through an order's own list to its end. */
const SCANNED = 40_000
const FEW_PER_ROOT = 1_000

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

interface Search extends SearchWish, Omit<Searched, 'part'> {
  readonly db: Db
  readonly queries: SearchQueries
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
  const { db, sort, queries, filters } = search
  const searched = { ...search, part }
  if (sort !== undefined && sort !== 'ending') return sorted(search, searched, sort, limit)
  if (isPriced(filters)) return priced(search, searched, limit)
  return sort === 'ending' ? byEnd(db, searched, queries, limit) : byWords(search, searched, limit)
}

function cut(ids: readonly number[], limit: number): Found {
  return { ids: ids.slice(0, limit), total: Math.min(ids.length, limit), more: ids.length > limit }
}

/** Of more than were counted: fewer than asked for is all there is within reach. */
function firstOfMany(ids: readonly number[], asked: number, limit: number): Found {
  return { ids, total: ids.length === asked ? limit : ids.length, more: true }
}

/**
 * Title above description, words as they stand above beginnings, then by the end. When there are more than are ranked at
 * once, each kind of match is asked for by itself, the best first, until there are enough. Both come to the same; a word
 * that is known to be frequent is asked for so from the start.
 */
async function byWords({ db, queries }: Search, searched: Searched, limit: number): Promise<Found> {
  if (!isFrequent(searched)) {
    const all = await findByWords(db, searched, queries.anywhere, RANKED_AT_ONCE)
    if (all.seen <= RANKED_AT_ONCE) return cut(all.ids, limit)
  }
  const ids = new Set<number>()
  for (const query of new Set([queries.whole, queries.exact, queries.titled, queries.anywhere])) {
    for (const id of await findByEnd(db, searched, query, limit + 1)) ids.add(id)
    if (ids.size > limit) break
  }
  return cut([...ids], limit)
}

/** A single word that many titles hold, or of so few letters that many words begin with it. */
function isFrequent({ frame: { words }, filters }: Searched): boolean {
  const [word, ...others] = words
  if (!word || others.length > 0 || Object.keys(filters).length > 0) return false
  return word.titles >= MANY_TITLES || word.whole.join('').length <= FEW_LETTERS
}

async function byEnd(db: Db, searched: Searched, { anywhere }: SearchQueries, limit: number): Promise<Found> {
  return cut(await findByEnd(db, searched, anywhere, limit + 1), limit)
}

/** How many have such a price is not known before. Of many, the first by their ends are met soon among those. */
async function priced(
  { db, sort, queries, upTo }: Search,
  searched: Searched,
  limit: number,
): Promise<Found> {
  const asked = Math.min(limit, upTo)
  const wish = { ranked: sort === undefined, limit: limit + 1, most: PRICED_AT_ONCE, upTo: asked }
  const { ids, seen } = await findPriced(db, searched, queries.anywhere, wish)
  if (seen <= PRICED_AT_ONCE) return cut(ids, limit)
  if (ids.length === asked) return firstOfMany(ids, asked, limit)
  return firstOfMany(
    await scanListed(db, searched, { sort: 'ending', limit: asked, most: SCANNED }),
    asked,
    limit,
  )
}

/**
 * A few matches are put in order; of words that many have, enough are met soon by going through the list in that order.
 * The one costs by how many there are, the other by how many are shown of how many: they meet at a root.
 */
async function sorted(
  { db, queries, filters, upTo }: Search,
  searched: Searched,
  sort: Sort,
  limit: number,
): Promise<Found> {
  const asked = Math.min(limit, upTo)
  const few = async (most: number, guess?: number) => {
    const { ids, seen } = await findSorted(db, searched, queries.anywhere, {
      sort,
      limit: limit + 1,
      most,
      guess,
    })
    return seen <= most ? cut(ids, limit) : undefined
  }
  const scan = (most: number) => scanListed(db, searched, { sort, limit: asked, most })
  // A price narrows the list itself, too.
  if (isPriced(filters)) return (await few(PRICED_AT_ONCE)) ?? firstOfMany(await scan(SCANNED), asked, limit)
  const guess = Math.round(FEW_PER_ROOT * Math.sqrt(asked))
  const found = await few(3 * guess, guess)
  if (found) return found
  const soon = await scan(guess)
  if (soon.length === asked) return firstOfMany(soon, asked, limit)
  return (await few(SORTED_AT_ONCE)) ?? firstOfMany(await scan(SCANNED), asked, limit)
}

import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import type { Part } from '../lists/listings.store.ts'
import {
  findByEnd,
  findByWords,
  isPriced,
  type Look,
  lookAt,
  putInOrder,
  type Searched,
  scanListed,
} from './matches.store.ts'
import type { SearchFrame } from './search-frame.store.ts'
import { type Beginnings, bucketQueries, plainQueries, type SearchQueries } from './search-query.ts'

/** A search shows at most so many: 25 pages of 12. */
export const SEARCH_CAP = 300

/** So many matches are ranked at once; looking at the words of more costs as much as asking for each kind by itself. */
const RANKED_AT_ONCE = 600
/** A single word in so many titles has more than that open. */
const MANY_TITLES = 2_000
const FEW_LETTERS = 2
/** With a price limit so many matches are looked at first. */
const PRICED_AT_ONCE = 2_000
/** When less than this share of so many have such a price, few auctions have it. */
const RARE_SHARE = 0.02
const TELLING = 500
/** So many are put into another order when the nearest ends told of many, and the list did not have enough of them. */
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
  const isFull = open.more && open.total === SEARCH_CAP
  if (isFull || wish.filters.endsWithinHours !== undefined) return open
  const ended = await findPart(search, 'ended', SEARCH_CAP - open.total)
  return {
    ids: [...open.ids, ...ended.ids],
    total: open.total + ended.total,
    more: open.more || ended.more,
  }
}

function findPart(search: Search, part: Part, limit: number): Promise<Found> {
  const { db, sort, queries, filters } = search
  const searched = { ...search, part }
  if (isPriced(filters)) return priced(search, searched, limit)
  if (sort !== undefined && sort !== 'ending') return sorted(search, searched, sort, limit)
  return sort === 'ending' ? byEnd(db, searched, queries, limit) : byWords(search, searched, limit)
}

function cut(ids: readonly number[], limit: number): Found {
  return { ids: ids.slice(0, limit), total: Math.min(ids.length, limit), more: ids.length > limit }
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

/**
 * How many have such a price is not known before. Of many matches the first by their ends tell: whether enough have it,
 * or so few that the list of that price is short. How many there are must not depend on the page.
 */
async function priced(search: Search, searched: Searched, limit: number): Promise<Found> {
  const { db, sort } = search
  const look = (most: number) =>
    lookAt(db, searched, search.queries.anywhere, { sort, limit: limit + 1, most })
  const answerOf = ({ more, ids, whole }: Look) =>
    more ? (whole.length > limit ? cut(whole, limit) : undefined) : cut(ids, limit)
  const near = await look(PRICED_AT_ONCE)
  // What is ranked must be known before, or each page would rank others.
  const answer =
    answerOf(near) ?? (sort && near.hits > limit ? await firstListed(search, searched, limit) : undefined)
  if (answer) return answer
  const isRare = near.size >= TELLING && near.hits < near.size * RARE_SHARE
  const all = isRare ? undefined : await look(SORTED_AT_ONCE)
  const amongAll = all && answerOf(all)
  if (amongAll) return amongAll
  const listed = await scanListed(db, searched, { sort, limit: limit + 1, most: SCANNED })
  if (listed.ids.length > limit || listed.seen < SCANNED) return cut(listed.ids, limit)
  const known = all ?? (await look(SORTED_AT_ONCE))
  return answerOf(known) ?? someOf(search, searched, [listed.ids, near.ids, known.ids], limit)
}

/**
 * A few matches are put in order; of words that many have, enough are met soon by going through the list in that order.
 * The one costs by how many there are, the other by how many are shown of how many: they meet at a root.
 */
async function sorted(search: Search, searched: Searched, sort: Sort, limit: number): Promise<Found> {
  const { db, queries, upTo } = search
  const look = (most: number, guess?: number) =>
    lookAt(db, searched, queries.anywhere, { sort, limit: limit + 1, most, guess })
  const asked = Math.min(limit, upTo)
  const guess = mostFor(asked)
  const near = await look(3 * guess, guess)
  if (!near.more) return cut(near.ids, limit)
  // There are more than enough.
  const soon = await firstListed(search, searched, limit)
  if (soon) return soon
  const all = await look(SORTED_AT_ONCE)
  if (!all.more) return cut(all.ids, limit)
  const listed = await scanListed(db, searched, { sort, limit: asked, most: SCANNED })
  if (listed.ids.length === asked) return { ids: listed.ids, total: limit, more: true }
  const every = await look(3 * mostFor(SEARCH_CAP))
  if (!every.more) return cut(every.ids, limit)
  return someOf(search, searched, [listed.ids, every.ids], limit)
}

/** How many listings are worth going through to meet so many. */
function mostFor(asked: number): number {
  return Math.round(FEW_PER_ROOT * Math.sqrt(asked))
}

/** What is shown first of more than `limit`, where enough of it is met soon by going through the list. */
async function firstListed(search: Search, searched: Searched, limit: number): Promise<Found | undefined> {
  const { db, sort, upTo } = search
  const asked = Math.min(limit, upTo)
  const { ids } = await scanListed(db, searched, { sort, limit: asked, most: mostFor(asked) })
  return ids.length === asked ? { ids, total: limit, more: true } : undefined
}

/** Of more than can be looked at: what was met, in order. */
async function someOf(
  { db, sort }: Search,
  searched: Searched,
  met: readonly (readonly number[])[],
  limit: number,
): Promise<Found> {
  const ids = await putInOrder(db, searched, sort, [...new Set(met.flat())])
  return { ...cut(ids, limit), more: true }
}

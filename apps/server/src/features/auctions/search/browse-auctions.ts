import type { Db } from '../../../platform/database.ts'
import type { Loaded } from '../lists/list-cache.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import { loadCards } from '../lists/load-cards.ts'
import { metaOf, type Page } from '../lists/page.ts'
import { correctWords } from './correct-words.ts'
import { type Found, findOrdered, type SearchWish } from './find-ordered.ts'
import { readSearchFrame, type SearchFrame, sameStems } from './search-frame.store.ts'
import { readVocabulary } from './words.store.ts'

export interface BrowseWish {
  readonly words: readonly string[]
  readonly filters: Filters
  readonly sort: Sort | undefined
  readonly page: Page
}

/** Loads a page of what was searched for, for the cache. Only when nothing is found is a typing error thought of. */
export async function browseAuctions(db: Db, { words, filters, sort, page }: BrowseWish): Promise<Loaded> {
  if (words.length === 0) return nothing(page)
  const wish = { filters, sort, upTo: page.page * page.limit }
  const frame = await readSearchFrame(db, words)
  const found = await findOrdered(db, frame, wish)
  if (found.total > 0) return show(db, frame, found, page)
  return (await searchOtherwise(db, frame, words, wish, page)) ?? nothing(page)
}

/**
 * Nothing was found: perhaps more words than the last are only begun, perhaps some are mistyped: those that no title holds,
 * else those that hardly any does.
 */
async function searchOtherwise(
  db: Db,
  frame: SearchFrame,
  words: readonly string[],
  wish: SearchWish,
  page: Page,
): Promise<Loaded | undefined> {
  const unknown = await readVocabulary(db, words, 'unknown')
  if (unknown.slice(0, -1).some(({ known, beginning }) => !known && beginning > 0)) {
    const found = await findOrdered(db, frame, wish, 'all')
    if (found.total > 0) return show(db, frame, found, page)
  }
  const likely = correctWords(words, unknown)
  const meant = likely && (await searchCorrected(db, frame, likely, wish, page))
  if (meant || unknown.every(({ known }) => !known)) return meant
  const corrected = correctWords(words, await readVocabulary(db, words, 'all'))
  if (!corrected || corrected.join(' ') === likely?.join(' ')) return undefined
  return searchCorrected(db, frame, corrected, wish, page)
}

async function searchCorrected(
  db: Db,
  frame: SearchFrame,
  corrected: readonly string[],
  wish: SearchWish,
  page: Page,
): Promise<Loaded | undefined> {
  const meant = await readSearchFrame(db, corrected)
  // The same words in another form find the same nothing.
  if (sameStems(frame, meant)) return undefined
  const found = await findOrdered(db, meant, wish)
  return found.total > 0 ? show(db, meant, found, page, corrected.join(' ')) : undefined
}

async function show(
  db: Db,
  { now }: SearchFrame,
  { ids, total, more }: Found,
  page: Page,
  didYouMean?: string,
): Promise<Loaded> {
  const from = (page.page - 1) * page.limit
  const { cards, changesAt } = await loadCards(db, ids.slice(from, from + page.limit), now)
  const meta = {
    ...metaOf(page, total),
    ...(more ? { capped: true } : {}),
    ...(didYouMean === undefined ? {} : { did_you_mean: didYouMean }),
  }
  return { body: { auctions: cards, meta }, changesAt }
}

function nothing(page: Page): Loaded {
  return { body: { auctions: [], meta: metaOf(page, 0) }, changesAt: Number.POSITIVE_INFINITY }
}

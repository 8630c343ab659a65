import type { Db } from '../../../platform/database.ts'
import type { Loaded } from '../lists/list-cache.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import { loadCards } from '../lists/load-cards.ts'
import { metaOf, type Page } from '../lists/page.ts'
import { correctWords } from './correct-words.ts'
import { type Found, findOrdered } from './find-ordered.ts'
import { readSearchFrame, type SearchFrame } from './search-frame.store.ts'

export interface BrowseWish {
  readonly words: readonly string[]
  readonly filters: Filters
  readonly sort: Sort | undefined
  readonly page: Page
}

interface Searched extends Found {
  readonly frame: SearchFrame
}

async function search(db: Db, words: readonly string[], { filters, sort }: BrowseWish): Promise<Searched> {
  const frame = await readSearchFrame(db, words)
  if (frame.words.length === 0) return { frame, ids: [], more: false }
  const found = await findOrdered(db, frame, { filters, sort })
  if (found.ids.length > 0 || frame.words.length === 1) return { frame, ...found }
  // Perhaps more words than the last are only begun.
  return { frame, ...(await findOrdered(db, frame, { filters, sort, beginnings: 'all' })) }
}

/** Loads a page of what was searched for, for the cache. Only when nothing is found is a typing error thought of. */
export async function browseAuctions(db: Db, wish: BrowseWish): Promise<Loaded> {
  const { words, page } = wish
  if (words.length === 0) return nothing(page)
  const asWritten = await search(db, words, wish)
  if (asWritten.ids.length > 0) return show(db, asWritten, page)
  const corrected = await correctWords(db, words)
  if (!corrected) return nothing(page)
  const asMeant = await search(db, corrected, wish)
  return asMeant.ids.length > 0 ? show(db, asMeant, page, corrected.join(' ')) : nothing(page)
}

async function show(
  db: Db,
  { frame, ids, more }: Searched,
  page: Page,
  didYouMean?: string,
): Promise<Loaded> {
  const from = (page.page - 1) * page.limit
  const { cards, changesAt } = await loadCards(db, ids.slice(from, from + page.limit), frame.now)
  const meta = {
    ...metaOf(page, ids.length),
    ...(more ? { capped: true } : {}),
    ...(didYouMean === undefined ? {} : { did_you_mean: didYouMean }),
  }
  return { body: { auctions: cards, meta }, changesAt }
}

function nothing(page: Page): Loaded {
  return { body: { auctions: [], meta: metaOf(page, 0) }, changesAt: Number.POSITIVE_INFINITY }
}

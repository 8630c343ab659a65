import type { Suggestions } from '@martillo/contract/auction-filters'
import type { Category } from '@martillo/contract/catalog'
import type { Db } from '../../../platform/database.ts'
import type { Loaded } from '../lists/list-cache.ts'
import { readSearchFrame } from './search-frame.store.ts'
import { bucketQueries } from './search-query.ts'
import { suggestCategories } from './suggest-categories.ts'
import { suggestQueries } from './suggest-queries.ts'
import { findSuggested } from './suggestions.store.ts'

/** As many titles are enough to tell how a search usually goes on. */
const TITLES = 40
const AUCTIONS = 4

/** What may be meant by the beginning of a search, for the cache. Asked at every keystroke: it looks at 40 auctions at most. */
export async function suggestSearches(
  db: Db,
  categories: readonly Category[],
  words: readonly string[],
): Promise<Loaded> {
  const frame = await readSearchFrame(db, words)
  const found =
    frame.words.length === 0
      ? []
      : await findSuggested(db, frame, bucketQueries(frame.words, {}).titled, TITLES)
  const body: Suggestions = {
    queries: suggestQueries(
      words,
      found.map(({ title }) => title),
    ),
    categories: words.length === 0 ? [] : suggestCategories(words, categories),
    auctions: found
      .slice(0, AUCTIONS)
      .map(({ id, title, photo }) => ({ ID: id, Title: title, PrimaryPic: `images/${photo}` })),
  }
  return { body, changesAt: Number.POSITIVE_INFINITY }
}

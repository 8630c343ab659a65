import type { Db, Tx } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { loadList, type Page } from './list-auctions.ts'
import type { Loaded } from './list-cache.ts'
import { comparableWords, matching, resembling, setLikeness } from './search.store.ts'

/** Loads a page of what was searched for, for the cache. Without a word there is nothing to find. */
export async function browseAuctions(db: Db, words: readonly string[], page: Page): Promise<Loaded> {
  if (words.length === 0) return nothing(page)
  const exact = await load(db, matching(words), page, false)
  if (exact.total > 0) return exact
  const comparable = comparableWords(words)
  if (comparable.length === 0) return exact
  const alike = await inTransaction(db, async (tx) => {
    await setLikeness(tx)
    return load(tx, resembling(comparable), page, true)
  })
  return alike.total > 0 ? alike : exact
}

async function load(
  db: Db | Tx,
  spec: Parameters<typeof loadList>[1],
  page: Page,
  fuzzy: boolean,
): Promise<Loaded & { total: number }> {
  let total = 0
  const loaded = await loadList(db, spec, page, ({ data, meta }) => {
    total = meta.total
    return { auctions: data, meta, fuzzy }
  })
  return { ...loaded, total }
}

function nothing({ page, limit }: Page): Loaded {
  const meta = { page, limit, pages: 0, total: 0 }
  return { body: { auctions: [], meta, fuzzy: false }, changesAt: Number.POSITIVE_INFINITY }
}

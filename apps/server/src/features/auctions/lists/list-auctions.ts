import type { CappedMeta } from '@martillo/contract/auction-filters'
import type { AuctionCard } from '@martillo/contract/auctions'
import { dbNow } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { CountCache } from './count-cache.ts'
import type { Loaded } from './list-cache.ts'
import { type Filters, keyOfFilters, type Sort } from './list-filters.ts'
import { conditionsOf, countListed, findFewListed, findListed, type Part } from './listings.store.ts'
import { loadCards } from './load-cards.ts'
import { isFeatured, isOrdinary, type NamedList, requireList } from './named-lists.ts'
import { metaOf, type Page } from './page.ts'

export interface CardPage {
  readonly data: AuctionCard[]
  readonly meta: CappedMeta
}

export interface ListWish {
  readonly list: NamedList
  readonly filters: Filters
  /** The list's own when not given. */
  readonly sort: Sort | undefined
  readonly page: Page
}

/** Nobody turns so many pages; counting and skipping more would cost the more the longer the list is. */
export const LIST_CAP = 2_400

/** One page of a list that is the same for everyone, for the cache; past the last page it is empty. 404 when there is no such list. */
export async function loadList(
  { db, counts }: { readonly db: Db; readonly counts: CountCache },
  { list, filters, sort: wished, page }: ListWish,
  wrap: (list: CardPage) => object = (list) => list,
): Promise<Loaded> {
  const [now] = await Promise.all([dbNow(db), requireList(db, list)])
  const sort = wished ?? list.sort
  const conditions = [...list.conditions(now), ...conditionsOf(filters, now)]
  const key = `${list.name} ${keyOfFilters(filters)}`
  const lengthOf = (part: Part) =>
    counts.get(`${part} ${key}`, () => countListed(db, part, conditions, now, LIST_CAP + 1))

  const ids: number[] = []
  let total = 0
  let skip = (page.page - 1) * page.limit
  const first =
    list.featuredFirst && wished === undefined
      ? await findListed(db, 'open', sort, [...conditions, isFeatured], now, { offset: 0, limit: LIST_CAP })
      : []
  // Pages end at the cap, in the middle of one if need be.
  const wanted = Math.max(0, Math.min(page.limit, LIST_CAP - skip))
  ids.push(...first.slice(skip, skip + wanted))
  total += first.length
  skip = Math.max(0, skip - first.length)
  const rest = first.length === 0 ? conditions : [...conditions, isOrdinary]
  for (const part of list.parts) {
    const counted = await lengthOf(part)
    // What is featured is open, and counted already.
    const length = Math.max(0, counted - (part === 'open' ? first.length : 0))
    const slice = { offset: skip, limit: wanted - ids.length }
    if (slice.limit > 0 && slice.offset < length) {
      const found =
        counted > LIST_CAP || sort === 'ending'
          ? await findListed(db, part, sort, rest, now, slice)
          : await findFewListed(db, part, sort, rest, now, { ...slice, most: LIST_CAP })
      ids.push(...found)
    }
    total += length
    skip = Math.max(0, skip - length)
  }
  const { cards, changesAt } = await loadCards(db, ids, now)
  return { body: wrap({ data: cards, meta: metaOf(page, total, LIST_CAP) }), changesAt }
}

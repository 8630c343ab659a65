import type { AuctionSort } from '@martillo/contract/auction-filters'
import * as contract from '@martillo/contract/auctions'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDrafts } from '../drafts/drafts.store.ts'
import type { CountCache } from './count-cache.ts'
import { type CardPage, loadList } from './list-auctions.ts'
import type { ListCache } from './list-cache.ts'
import { type FilterQuery, keyOfFilters, readFilters } from './list-filters.ts'
import { listForPerson } from './list-for-person.ts'
import { listOwnAuctions } from './list-own-auctions.ts'
import { listOfCategory, listOfSeller, listOfSubcategory, type NamedList, namedLists } from './named-lists.ts'
import { countOwnAuctions } from './own-auctions.store.ts'
import type { Page } from './page.ts'
import { allAuctions, auctionsWonBy } from './person-lists.store.ts'
import { type Answering, anonymous, early, sendCached } from './send-cached.ts'

export interface ListCaches {
  readonly lists: ListCache
  readonly counts: CountCache
}

interface ListQuery extends FilterQuery, Page {
  readonly sort?: AuctionSort | undefined
}

/** All lists but the search. */
export function registerLists({ app, db }: Platform, { lists, counts }: ListCaches): void {
  const shared = { ...anonymous, ...early(lists) }

  async function sendList(
    answering: Answering,
    list: NamedList,
    { page, limit, sort, ...query }: ListQuery,
    wrap?: (list: CardPage) => object,
  ) {
    const filters = readFilters(query)
    const key = `${list.name} ${page} ${limit} ${keyOfFilters(filters, sort)}`
    const wish = { list, filters, sort, page: { page, limit } }
    return sendCached(lists, answering, key, () => loadList({ db, counts }, wish, wrap))
  }

  const named = [
    [contract.listAuctions, namedLists.active],
    [contract.listActive, namedLists.active],
    [contract.listFinished, namedLists.finished],
    [contract.listBaseZero, namedLists.baseZero],
    [contract.listMostBids, namedLists.mostBids],
    [contract.listFinishingSoon, namedLists.finishingSoon],
  ] as const
  for (const [endpoint, list] of named) {
    bind(app, endpoint, ({ query, request, reply }) => sendList({ request, reply }, list, query), shared)
  }

  bind(
    app,
    contract.listByCategory,
    ({ params, query, request, reply }) => sendList({ request, reply }, listOfCategory(params.id), query),
    shared,
  )
  bind(
    app,
    contract.listBySubcategory,
    ({ params, query, request, reply }) => sendList({ request, reply }, listOfSubcategory(params.id), query),
    shared,
  )
  bind(
    app,
    contract.listByUser,
    ({ params, query, request, reply }) =>
      sendList({ request, reply }, listOfSeller(params.userId), query, ({ data, meta }) => ({
        auctions: data,
        meta,
      })),
    shared,
  )

  bind(app, contract.listAllAuctions, ({ query }) => listForPerson(db, allAuctions, query))
  bind(app, contract.listMyAuctions, ({ query, session }) => listOwnAuctions(db, session.userId, query))
  bind(app, contract.countMyAuctions, async ({ session }) => ({
    ...(await countOwnAuctions(db, session.userId)),
    drafts: await countDrafts(db, session.userId),
  }))
  bind(app, contract.listWon, ({ query, session }) => listForPerson(db, auctionsWonBy(session.userId), query))
}

import type { AuctionSort } from '@martillo/contract/auction-filters'
import * as contract from '@martillo/contract/auctions'
import { bind } from '../../../platform/http/bind.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getCategory, getSubcategory } from '../../catalog/public.ts'
import { isSeller } from '../publish.store.ts'
import type { CountCache } from './count-cache.ts'
import { type CardPage, loadList } from './list-auctions.ts'
import type { ListCache } from './list-cache.ts'
import { type FilterQuery, keyOfFilters, readFilters } from './list-filters.ts'
import { listForPerson } from './list-for-person.ts'
import { listOfCategory, listOfSeller, listOfSubcategory, type NamedList, namedLists } from './named-lists.ts'
import type { Page } from './page.ts'
import { allAuctions, auctionsOf, auctionsWonBy } from './person-lists.store.ts'
import { type Answering, anonymous, sendCached } from './send-cached.ts'

export interface ListCaches {
  readonly lists: ListCache
  readonly counts: CountCache
}

interface ListQuery extends FilterQuery, Page {
  readonly sort?: AuctionSort | undefined
}

/** All lists but the search. */
export function registerLists({ app, db }: Platform, { lists, counts }: ListCaches): void {
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

  const shared = [
    [contract.listAuctions, namedLists.active],
    [contract.listActive, namedLists.active],
    [contract.listFinished, namedLists.finished],
    [contract.listBaseZero, namedLists.baseZero],
    [contract.listMostBids, namedLists.mostBids],
    [contract.listFinishingSoon, namedLists.finishingSoon],
  ] as const
  for (const [endpoint, list] of shared) {
    bind(app, endpoint, ({ query, request, reply }) => sendList({ request, reply }, list, query), anonymous)
  }

  bind(
    app,
    contract.listByCategory,
    async ({ params: { id }, query, request, reply }) => {
      if (!(await getCategory(db, id))) throw notFound('No existe esa categoría.')
      return sendList({ request, reply }, listOfCategory(id), query)
    },
    anonymous,
  )
  bind(
    app,
    contract.listBySubcategory,
    async ({ params: { id }, query, request, reply }) => {
      if (!(await getSubcategory(db, id))) throw notFound('No existe esa subcategoría.')
      return sendList({ request, reply }, listOfSubcategory(id), query)
    },
    anonymous,
  )
  bind(
    app,
    contract.listByUser,
    async ({ params: { userId }, query, request, reply }) => {
      if (!(await isSeller(db, userId))) throw notFound('No encontramos a esa persona.')
      return sendList({ request, reply }, listOfSeller(userId), query, ({ data, meta }) => ({
        auctions: data,
        meta,
      }))
    },
    anonymous,
  )

  bind(app, contract.listAllAuctions, ({ query }) => listForPerson(db, allAuctions, query))
  bind(app, contract.listMyAuctions, ({ query, session }) =>
    listForPerson(db, auctionsOf(session.userId), query),
  )
  bind(app, contract.listWon, ({ query, session }) => listForPerson(db, auctionsWonBy(session.userId), query))
}

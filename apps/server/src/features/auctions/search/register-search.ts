import { browse, getFacets, suggest } from '@martillo/contract/auction-search'
import type { z } from 'zod'
import { dbNow } from '../../../platform/clock.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makeCategories } from '../../catalog/public.ts'
import type { CountCache } from '../lists/count-cache.ts'
import { type FacetSource, type LoadedFacets, loadFacets, sourceOfList } from '../lists/get-facets.ts'
import type { ListCache } from '../lists/list-cache.ts'
import { type Filters, keyOfFilters, readFilters } from '../lists/list-filters.ts'
import {
  listOfCategory,
  listOfSeller,
  listOfSubcategory,
  type NamedList,
  namedLists,
  requireList,
} from '../lists/named-lists.ts'
import { anonymous, early, sendCached } from '../lists/send-cached.ts'
import { browseAuctions } from './browse-auctions.ts'
import { learnWords } from './learn-words.ts'
import { matchedListings, noListings } from './matches.store.ts'
import { readSearchFrame } from './search-frame.store.ts'
import { bucketQueries } from './search-query.ts'
import { searchWords } from './search-words.ts'
import { suggestSearches } from './suggest-searches.ts'

type FacetList = z.output<typeof getFacets.query>['list']

const LEARN_EVERY_MS = 2_000

interface SearchCaches {
  readonly lists: ListCache
  /** Counting for filters costs the more the longer a list is: what was counted of long ones is kept for longer. */
  readonly facets: CountCache<LoadedFacets>
}

/** The search by text, its suggestions, and how many there are of what: in a list or in what was found. */
export function registerSearch(
  { app, db, clock, sweeps }: Platform,
  { lists: cache, facets }: SearchCaches,
): void {
  const categories = makeCategories(db, clock)
  const shared = { ...anonymous, ...early(cache) }
  sweeps.add({ name: 'new words', everyMs: LEARN_EVERY_MS }, async () => {
    await learnWords(db)
  })

  bind(
    app,
    browse,
    async ({ query: { search, page, limit, sort, ...query }, request, reply }) => {
      const words = searchWords(search)
      const filters = readFilters(query)
      const key = `browse ${page} ${limit} ${words.join(' ')} ${keyOfFilters(filters, sort)}`
      const wish = { words, filters, sort, page: { page, limit } }
      return sendCached(cache, { request, reply }, key, () => browseAuctions(db, wish))
    },
    shared,
  )

  bind(
    app,
    suggest,
    async ({ query, request, reply }) => {
      const words = searchWords(query.q)
      const load = async () => suggestSearches(db, await categories.list(), words)
      return sendCached(cache, { request, reply }, `suggest ${words.join(' ')}`, load)
    },
    shared,
  )

  bind(
    app,
    getFacets,
    async ({ query: { list, id, search, ...query }, request, reply }) => {
      const filters = readFilters(query)
      if (list === 'search') {
        const words = searchWords(search)
        const key = `facets of search ${words.join(' ')} ${keyOfFilters(filters)}`
        return sendCached(cache, { request, reply }, key, () =>
          facets.get(key, () => loadSearchFacets(words, filters)),
        )
      }
      const named = listNamed(list, id)
      const key = `facets of ${named.name} ${keyOfFilters(filters)}`
      return sendCached(cache, { request, reply }, key, () =>
        facets.get(key, () => loadListFacets(named, filters)),
      )
    },
    shared,
  )

  async function loadListFacets(named: NamedList, filters: Filters): Promise<LoadedFacets> {
    const [now] = await Promise.all([dbNow(db), requireList(db, named)])
    return loadFacets(db, sourceOfList(named, now), filters, now)
  }

  async function loadSearchFacets(words: readonly string[], filters: Filters): Promise<LoadedFacets> {
    const frame = await readSearchFrame(db, words)
    const source: FacetSource = (narrowed, most) =>
      frame.words.length === 0
        ? noListings
        : matchedListings(frame, bucketQueries(frame.words, narrowed).anywhere, narrowed, most)
    return loadFacets(db, source, filters, frame.now, { cap: SEARCH_FACET_CAP, isSearch: true })
  }
}

/** Finding costs more than listing, so less is counted to its end. */
const SEARCH_FACET_CAP = 2_000

function listNamed(name: Exclude<FacetList, 'search'>, id = 0): NamedList {
  switch (name) {
    case 'category':
      return listOfCategory(id)
    case 'subcategory':
      return listOfSubcategory(id)
    case 'user':
      return listOfSeller(id)
    default:
      return sharedLists[name]
  }
}

const sharedLists = {
  active: namedLists.active,
  finished: namedLists.finished,
  basezero: namedLists.baseZero,
  mostbids: namedLists.mostBids,
  finishingsoon: namedLists.finishingSoon,
} as const

import { type CallKey, keyOf } from '../../lib/use-call.ts'
import { listQuery } from './filters.ts'

/** The calls of the lists that need no number. */
export type SectionRoute =
  | 'GET /auctions/active'
  | 'GET /auctions/finished'
  | 'GET /auctions/basezero'
  | 'GET /auctions/mostbids'
  | 'GET /auctions/finishingsoon'

const PAGE_SIZE = 12

// The key of each list at an address, for its screen and for whoever reads ahead of it: they must be the same.

export function sectionKey(route: SectionRoute, search: string): CallKey<SectionRoute> {
  return keyOf(route, { query: listQuery(search) })
}

export function categoryKey(id: number, search: string) {
  return keyOf('GET /categories/:id/auctions', { params: { id }, query: listQuery(search) })
}

export function subcategoryKey(id: number, search: string) {
  return keyOf('GET /subcategories/:id/auctions', { params: { id }, query: listQuery(search) })
}

export function userKey(userId: number, search: string) {
  return keyOf('GET /auctions/user/:userId', { params: { userId }, query: listQuery(search) })
}

/** The text that a search's address asks for, without what nobody can write; empty asks nothing. */
export function searchText(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').replaceAll('\0', '').trim()
}

/** Null for a blank text, which is not searched. */
export function searchKey(search: string): CallKey<'GET /browse'> | null {
  const text = searchText(search)
  return text === ''
    ? null
    : keyOf('GET /browse', { query: { search: text, limit: PAGE_SIZE, ...listQuery(search) } })
}

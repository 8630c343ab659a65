import { DeliveryOption, type Facets } from '@martillo/contract/auction-filters'
import { CONDITIONS } from '@martillo/domain/auctions/publication'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { countFacets, type FacetCounts, type FacetGroup, filtersOfGroup, HOURS } from './facets.store.ts'
import type { Loaded } from './list-cache.ts'
import type { Filters } from './list-filters.ts'
import { conditionsOf, countedPart } from './listings.store.ts'
import type { NamedList } from './named-lists.ts'

/** SQL that selects at most `most` listings of what is being counted, with these filters. */
export type FacetSource = (filters: Filters, most: number) => RawBuilder<unknown>

/** Up to so many are counted to their end. */
export const FACET_CAP = 10_000

export interface LoadedFacets extends Loaded {
  readonly body: Facets
  /** How many were gone through; where a choice that is made was left aside they may be more than the total. */
  readonly counted: number
}

/** What a list holds, for counting. */
export function sourceOfList(list: NamedList, now: Date): FacetSource {
  return (filters, most) => {
    const conditions = [...list.conditions(now), ...conditionsOf(filters, now)]
    const parts = list.parts.map((part) => sql`(${countedPart(part, conditions, now, most)})`)
    return sql`select * from (${sql.join(parts, sql` union all `)}) as parts limit ${most}`
  }
}

function groupsOf(filters: Filters, isSearch: boolean): FacetGroup[] {
  const groups = Object.keys(filtersOfGroup) as FacetGroup[]
  return groups.filter((group) => {
    if (group === 'categories') return isSearch
    return group !== 'cities' || filters.province !== undefined
  })
}

function without(filters: Filters, group: FacetGroup): Filters {
  const aside: readonly string[] = filtersOfGroup[group]
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !aside.includes(name)))
}

/**
 * How many there are of each choice of each filter, with all the other filters applied. Filters that are not set share
 * one count; each that is set needs one without it.
 */
export async function loadFacets(
  db: Db,
  source: FacetSource,
  filters: Filters,
  now: Date,
  { cap = FACET_CAP, isSearch = false }: { cap?: number; isSearch?: boolean } = {},
): Promise<LoadedFacets> {
  const groups = groupsOf(filters, isSearch)
  const isSet = (group: FacetGroup) => filtersOfGroup[group].some((name) => filters[name] !== undefined)
  const count = (some: FacetGroup[], narrowed: Filters) =>
    countFacets(db, source(narrowed, cap + 1), some, now)
  const [shared, ...own] = await Promise.all([
    count(
      groups.filter((group) => !isSet(group)),
      filters,
    ),
    ...groups.filter(isSet).map((group) => count([group], without(filters, group))),
  ])
  const body = toFacets(Object.assign({}, ...own, shared), cap)
  const counted = Math.max(shared.total, ...own.map(({ total }) => total))
  return { body, counted, changesAt: Number.POSITIVE_INFINITY }
}

function toFacets(counted: FacetCounts, cap: number): Facets {
  const every = <K extends string>(names: readonly K[], counts: Record<string, number> = {}) =>
    Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<K, number>
  const { price, total } = counted
  return {
    total: Math.min(total, cap),
    capped: total > cap,
    conditions: every(CONDITIONS, counted.conditions),
    deliveries: every(DeliveryOption.options, counted.deliveries),
    provinces: counted.provinces ?? [],
    ...(counted.cities ? { cities: counted.cities } : {}),
    ...(counted.categories ? { categories: counted.categories } : {}),
    base_zero: counted.base_zero ?? 0,
    ends_within: every(HOURS, counted.ends_within),
    price: price ? { min: toWireAmount(price.min), max: toWireAmount(price.max) } : null,
  }
}

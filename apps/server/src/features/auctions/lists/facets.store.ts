import { DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Filters } from './list-filters.ts'
import { deliveryBits } from './listings.store.ts'

/** A group of counts, by the filter that it is for. */
export type FacetGroup =
  | 'conditions'
  | 'deliveries'
  | 'provinces'
  | 'cities'
  | 'categories'
  | 'base_zero'
  | 'ends_within'
  | 'price'

/** The filter that a group's counts leave aside. */
export const filtersOfGroup: Record<FacetGroup, readonly (keyof Filters)[]> = {
  conditions: ['conditions'],
  deliveries: ['deliveries'],
  provinces: ['province'],
  cities: ['cityKey'],
  categories: ['categoryId', 'subcategoryId'],
  base_zero: ['baseZero'],
  ends_within: ['endsWithinHours'],
  price: ['minCents', 'maxCents'],
}

export const HOURS = ['1', '24', '72', '168'] as const

export interface PlaceCount {
  readonly name: string
  readonly count: number
}

/** What was counted; only the groups that were asked for are there. */
export interface FacetCounts {
  readonly total: number
  readonly conditions?: Record<string, number>
  readonly deliveries?: Record<string, number>
  readonly provinces?: PlaceCount[]
  readonly cities?: PlaceCount[]
  readonly categories?: { readonly ID: number; readonly count: number }[]
  readonly base_zero?: number
  readonly ends_within?: Record<string, number>
  /** Centavos. */
  readonly price?: { readonly min: number; readonly max: number } | null
}

const deliveryCounts = sql.join(
  DELIVERY_OPTIONS.flatMap((option) => [
    sql`${sql.lit(option)}`,
    sql`count(*) filter (where deliveries & ${sql.lit(deliveryBits([option]))} <> 0)`,
  ]),
)

function endCounts(now: Date) {
  return sql.join(
    HOURS.flatMap((hours) => [
      sql`${sql.lit(hours)}`,
      sql`count(*) filter (where end_at > ${now}::timestamptz
        and end_at <= ${now}::timestamptz + ${sql.lit(Number(hours))} * interval '1 hour')`,
    ]),
  )
}

function countsOf(group: FacetGroup, now: Date): RawBuilder<unknown> {
  switch (group) {
    case 'conditions':
      return sql`(select coalesce(json_object_agg(condition, n), '{}')
        from (select condition, count(*) as n from found group by condition) as counted)`
    case 'deliveries':
      return sql`(select json_build_object(${deliveryCounts}) from found)`
    case 'provinces':
      return sql`(select coalesce(json_agg(json_build_object('name', province, 'count', n) order by n desc, province), '[]')
        from (select province, count(*) as n from found group by province) as counted)`
    case 'cities':
      return sql`(select coalesce(json_agg(json_build_object('name', name, 'count', n) order by n desc, name), '[]')
        from (select max(city) as name, count(*) as n from found group by city_key) as counted)`
    case 'categories':
      return sql`(select coalesce(json_agg(json_build_object('ID', category_id, 'count', n) order by n desc, category_id), '[]')
        from (select category_id, count(*) as n from found group by category_id) as counted)`
    case 'base_zero':
      return sql`(select count(*) from found where base_zero)`
    case 'ends_within':
      return sql`(select json_build_object(${endCounts(now)}) from found)`
    case 'price':
      return sql`(select case when count(*) > 0 then json_build_object('min', min(price_cents), 'max', max(price_cents)) end
        from found)`
  }
}

/** Counts these groups over the listings that `source` selects, in one statement. */
export async function countFacets(
  db: Db,
  source: RawBuilder<unknown>,
  groups: readonly FacetGroup[],
  now: Date,
): Promise<FacetCounts> {
  const counted = groups.map((group) => sql`${countsOf(group, now)} as ${sql.id(group)}`)
  const query = sql<FacetCounts>`with found as materialized (${source})
    select ${sql.join([sql`(select count(*) from found) as total`, ...counted])}`
  const { rows } = await query.execute(db)
  return rows[0] ?? { total: 0 }
}

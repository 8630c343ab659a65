import { DELIVERY_OPTIONS, type DeliveryOption } from '@martillo/domain/auctions/publication'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from './list-filters.ts'

/** A piece of SQL over listings `l`; all of them must hold. */
export type Conditions = readonly RawBuilder<SqlBool>[]

/** The part of a list that has not ended, or the part that has. */
export type Part = 'open' | 'ended'

export interface Slice {
  readonly offset: number
  readonly limit: number
}

const HOUR_MS = 3_600_000

/** The bits of delivery options, as `app.delivery_bits` sets them. */
export function deliveryBits(options: readonly DeliveryOption[]): number {
  return options.reduce((bits, option) => bits | (1 << DELIVERY_OPTIONS.indexOf(option)), 0)
}

/** What the filters ask of a listing at `now`. */
export function conditionsOf(filters: Filters, now: Date): Conditions {
  const { province, cityKey, conditions, minCents, maxCents, deliveries, endsWithinHours } = filters
  const until = new Date(now.getTime() + (endsWithinHours ?? 0) * HOUR_MS)
  return [
    ...(province === undefined ? [] : [sql<SqlBool>`l.province = ${province}`]),
    ...(cityKey === undefined ? [] : [sql<SqlBool>`l.city_key = ${cityKey}`]),
    ...(conditions === undefined ? [] : [sql<SqlBool>`l.condition in (${sql.join(conditions)})`]),
    ...(minCents === undefined ? [] : [sql<SqlBool>`l.price_cents >= ${minCents}::bigint`]),
    ...(maxCents === undefined ? [] : [sql<SqlBool>`l.price_cents <= ${maxCents}::bigint`]),
    ...(filters.baseZero ? [sql<SqlBool>`l.base_zero`] : []),
    ...(deliveries === undefined
      ? []
      : [sql<SqlBool>`l.deliveries & ${deliveryBits(deliveries)}::smallint <> 0`]),
    ...(endsWithinHours === undefined
      ? []
      : [sql<SqlBool>`l.end_at > ${now}::timestamptz and l.end_at <= ${until}::timestamptz`]),
    ...(filters.categoryId === undefined ? [] : [sql<SqlBool>`l.category_id = ${filters.categoryId}`]),
    ...(filters.subcategoryId === undefined
      ? []
      : [sql<SqlBool>`l.subcategory_id = ${filters.subcategoryId}`]),
  ]
}

const orders: Record<Part, Record<Sort, (of: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  open: {
    ending: (of) => sql`${of}.end_at, ${of}.auction_id`,
    recent: (of) => sql`${of}.published_at desc, ${of}.auction_id desc`,
    price: (of) => sql`${of}.price_cents, ${of}.auction_id`,
    price_desc: (of) => sql`${of}.price_cents desc, ${of}.auction_id desc`,
    bids: (of) => sql`${of}.bids_count desc, ${of}.auction_id`,
  },
  ended: {
    ending: (of) => sql`${of}.end_at desc, ${of}.auction_id desc`,
    recent: (of) => sql`${of}.published_at desc, ${of}.auction_id desc`,
    price: (of) => sql`${of}.price_cents, ${of}.auction_id`,
    price_desc: (of) => sql`${of}.price_cents desc, ${of}.auction_id desc`,
    bids: (of) => sql`${of}.bids_count desc, ${of}.auction_id`,
  },
}

/** The order of one part, by the columns of listings under this name. */
export function orderOf(part: Part, sort: Sort, name: string): RawBuilder<unknown> {
  return orders[part][sort](sql.id(name))
}

/** What the counts need. */
const COUNTED = sql`l.auction_id, l.end_at, l.price_cents, l.condition, l.province, l.city, l.city_key, l.deliveries,
  l.base_zero`
/** What the orders need. */
const ORDERED = sql`l.auction_id, l.end_at, l.published_at, l.price_cents, l.bids_count`

/** More than ever end until their settlement, which comes within a second or two, or after an outage. */
const LATE = 20_000

function all(conditions: Conditions): RawBuilder<unknown> {
  return sql`where ${sql.join(conditions, sql` and `)}`
}

/**
 * The first so many listings of one part, in order. What has ended and waits for its settlement is not in the indexes
 * of what is settled: it is a handful, found by its end and sorted in.
 */
function partOf(
  part: Part,
  columns: RawBuilder<unknown>,
  sort: Sort,
  conditions: Conditions,
  now: Date,
  limit: number,
): RawBuilder<unknown> {
  const order = orderOf(part, sort, 'l')
  if (part === 'open') {
    const open = sql<SqlBool>`not l.settled and l.end_at > ${now}::timestamptz`
    return sql`select ${columns} from listings l ${all([open, ...conditions])} order by ${order} limit ${limit}`
  }
  const settled = sql<SqlBool>`l.settled and l.end_at <= ${now}::timestamptz`
  return sql`
    with late as materialized (
      select * from listings where not settled and end_at <= ${now}::timestamptz
      order by end_at desc, auction_id desc limit ${LATE}
    )
    select * from (
      (select ${columns} from listings l ${all([settled, ...conditions])} order by ${order} limit ${limit})
      union all
      (select ${columns} from late l ${all([sql<SqlBool>`true`, ...conditions])})
    ) as l order by ${order} limit ${limit}`
}

/** The first so many listings of one part for counting them: by their ends, so that the oldest rows are not read for it. */
export function countedPart(
  part: Part,
  conditions: Conditions,
  now: Date,
  limit: number,
): RawBuilder<unknown> {
  return partOf(part, COUNTED, 'ending', conditions, now, limit)
}

/** The first so many listings of one part, in order. */
export function sortedPart(
  part: Part,
  sort: Sort,
  conditions: Conditions,
  now: Date,
  limit: number,
): RawBuilder<unknown> {
  return partOf(part, ORDERED, sort, conditions, now, limit)
}

/** Of a long part: the numbers of a slice of it, by going through it in its order. */
export async function findListed(
  db: Db,
  part: Part,
  sort: Sort,
  conditions: Conditions,
  now: Date,
  { offset, limit }: Slice,
): Promise<number[]> {
  const rows = sortedPart(part, sort, conditions, now, offset + limit)
  const query = sql<{
    auction_id: number
  }>`select auction_id from (${rows}) as l order by ${orderOf(part, sort, 'l')} offset ${offset}`
  return (await query.execute(db)).rows.map((row) => row.auction_id)
}

/**
 * Of a part that has at most `most`: the numbers of a slice of it. All of them are found as they are counted, and put in
 * order then: in the order itself one might have to go through everything to meet a few.
 */
export async function findFewListed(
  db: Db,
  part: Part,
  sort: Sort,
  conditions: Conditions,
  now: Date,
  { offset, limit, most }: Slice & { readonly most: number },
): Promise<number[]> {
  const query = sql<{ auction_id: number }>`
    with found as materialized (select auction_id from (${countedPart(part, conditions, now, most)}) as counted)
    select l.auction_id from found join lateral (select * from listings where auction_id = found.auction_id) as l on true
    order by ${orderOf(part, sort, 'l')} limit ${limit} offset ${offset}`
  return (await query.execute(db)).rows.map((row) => row.auction_id)
}

/** How many a part has, counted up to `most`. */
export async function countListed(
  db: Db,
  part: Part,
  conditions: Conditions,
  now: Date,
  most: number,
): Promise<number> {
  const rows = countedPart(part, conditions, now, most)
  const query = sql<{ total: number }>`select count(*) as total from (${rows}) as l`
  return (await query.execute(db)).rows[0]?.total ?? 0
}

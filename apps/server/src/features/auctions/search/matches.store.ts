import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import { conditionsOf, orderOf, type Part, sortedPart } from '../lists/listings.store.ts'
import { bucketsOf, type SearchFrame } from './search-frame.store.ts'
import { BUCKET, type PlainQueries } from './search-query.ts'

const HOUR_MS = 3_600_000

/** The better match first. */
function byMatch({ whole, exact, titled }: PlainQueries, title: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join([whole, exact, titled].map((query) => sql`${title} @@ ${query}::tsquery desc`))
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]) {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/**
 * The documents of bucket `b` that answer a query. Nothing else is asked inside, and the offset keeps it so: beside other
 * conditions the planner may think little of the index of words.
 */
export function inBucket(query: string): RawBuilder<unknown> {
  return sql`(
    select auction_id, end_at, title from search_documents
    where app.in_bucket(bucket, title, body, tags) @@ replace(${query}, ${BUCKET}, b.bucket)::tsquery offset 0)`
}

interface Limits {
  readonly limit: number
  /** Whether those of one bucket come in the order of their ends, too. */
  readonly inOrder?: boolean
  /** Only so much of the buckets is gone through, from the first on. */
  readonly share?: number
}

/**
 * Selects `auction_id`, `end_at` and `title` of at most `limit` documents that answer a query, bucket by bucket: the
 * soonest ends come first (of what has ended, the latest), and it stops as soon as there are enough.
 */
function inBuckets(
  frame: SearchFrame,
  part: Part,
  query: string,
  { endsWithinHours = 1_000_000 }: Filters,
  { limit, inOrder = false, share = 1 }: Limits,
): RawBuilder<unknown> {
  const now = sql`${frame.now}::timestamptz`
  const until = new Date(frame.now.getTime() + endsWithinHours * HOUR_MS)
  const ends =
    part === 'open' ? sql`d.end_at > ${now} and d.end_at <= ${until}::timestamptz` : sql`d.end_at <= ${now}`
  const order =
    part === 'open' ? sql`order by d.end_at, d.auction_id` : sql`order by d.end_at desc, d.auction_id desc`
  const buckets = bucketsOf(frame, part, until)
  const some = buckets.slice(0, Math.ceil(buckets.length * share))
  return sql`
    select found.* from unnest(${some}::text[]) as b (bucket)
    cross join lateral (
      select d.auction_id, d.end_at, d.title from ${inBucket(query)} as d where ${ends} ${inOrder ? order : sql``}
    ) as found limit ${limit}`
}

/** Finds the first `limit` of one part by their ends. */
export async function findByEnd(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  limit: number,
): Promise<number[]> {
  // Once more: what waits for its settlement may have ended before what has had it.
  const order = part === 'open' ? sql`end_at, auction_id` : sql`end_at desc, auction_id desc`
  const found = sql<{ ids: number[] }>`select ${prepared} array(
    select auction_id from (${inBuckets(frame, part, query, filters, { limit, inOrder: true })}) as found
    order by ${order}) as ids`
  return (await found.execute(db)).rows[0]?.ids ?? []
}

/**
 * Finds at most `limit` of one part: first those with all words in the title as they stand, then by their stems, then
 * those with words that begin so, then the others; of each kind the soonest end first.
 */
export async function findByWords(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  plain: PlainQueries,
  filters: Filters,
  limit: number,
): Promise<number[]> {
  const order = part === 'open' ? sql`end_at, auction_id` : sql`end_at desc, auction_id desc`
  const found = sql<{ ids: number[] }>`select ${prepared} array(
    select auction_id from (${inBuckets(frame, part, query, filters, { limit })}) as found
    order by ${byMatch(plain, sql`title`)}, ${order}) as ids`
  return (await found.execute(db)).rows[0]?.ids ?? []
}

/** Whether more than `most` of one part lie in the first `share` of its buckets. */
export async function isFrequent(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  { share, most }: { readonly share: number; readonly most: number },
): Promise<boolean> {
  const first = inBuckets(frame, part, query, filters, { limit: most + 1, share })
  const counted = sql<{
    many: boolean
  }>`select ${prepared} count(*) > ${most} as many from (${first}) as found`
  return (await counted.execute(db)).rows[0]?.many ?? false
}

export interface Sorting {
  readonly sort: Sort | undefined
  readonly limit: number
  /** How many are looked at. */
  readonly most: number
}

/**
 * The first `limit` in another order, or with prices, of at most `most`, and whether those were all; none when there are
 * more. Without an order they come by their words, as above.
 */
export async function findSorted(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  plain: PlainQueries,
  filters: Filters,
  { sort, limit, most }: Sorting,
): Promise<{ readonly ids: number[]; readonly all: boolean }> {
  const { minCents = 0, maxCents = Number.MAX_SAFE_INTEGER } = filters
  const words = sql`${byMatch(plain, sql`f.title`)},`
  const found = sql<{ ids: number[]; seen: number }>`
    with f as materialized (${inBuckets(frame, part, query, filters, { limit: most + 1 })})
    select (select count(*) from f) as seen, array(
      select l.auction_id from f join lateral (select * from listings where auction_id = f.auction_id) as l on true
      where (select count(*) from f) <= ${most} and l.price_cents between ${minCents}::bigint and ${maxCents}::bigint
      order by ${sort ? sql`` : words} ${orderOf(part, sort ?? 'ending', 'l')} limit ${limit}) as ids`
  const [row] = (await found.execute(db)).rows
  return { ids: row?.ids ?? [], all: (row?.seen ?? 0) <= most }
}

/**
 * The first `limit` in an order, by going through the first `most` of the list itself in that order. For words that so
 * many hold that enough are met soon.
 */
export async function scanListed(
  db: Db,
  frame: SearchFrame,
  part: Part,
  { each }: PlainQueries,
  filters: Filters,
  { sort = 'ending', limit, most }: Sorting,
): Promise<number[]> {
  const words = each.map(({ title, body }) => {
    const inTitle = sql<SqlBool>`d.title @@ ${title}::tsquery`
    return body === '' ? inTitle : sql<SqlBool>`(${inTitle} or d.body @@ ${body}::tsquery)`
  })
  const listed = sortedPart(part, sort, conditionsOf(filters, frame.now), frame.now, most)
  const found = sql<{ auction_id: number }>`
    select l.auction_id from (${listed}) as l
    join lateral (select title, body from search_documents where auction_id = l.auction_id) as d on ${allOf(words)}
    order by ${orderOf(part, sort, 'l')} limit ${limit}`
  return (await found.execute(db)).rows.map((row) => row.auction_id)
}

/** Selects no listing, for counting. */
export const noListings = sql`select * from listings where false`

/** Selects the listings of everything found, at most `most`, for counting. */
export function matchedListings(
  frame: SearchFrame,
  query: string,
  filters: Filters,
  most: number,
): RawBuilder<unknown> {
  const { minCents = 0, maxCents = Number.MAX_SAFE_INTEGER } = filters
  const parts = filters.endsWithinHours === undefined ? (['open', 'ended'] as const) : (['open'] as const)
  const found = parts.map((part) => sql`(${inBuckets(frame, part, query, filters, { limit: most })})`)
  return sql`
    select l.* from (select auction_id from (${sql.join(found, sql` union all `)}) as parts limit ${most}) as found
    join lateral (select * from listings where auction_id = found.auction_id) as l on true
    where l.price_cents between ${minCents}::bigint and ${maxCents}::bigint`
}

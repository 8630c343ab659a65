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
    select auction_id, end_at, published_at, price_cents, bids_count, title from search_documents
    where app.in_bucket(bucket, title, body, tags) @@ replace(${query}, ${BUCKET}, b.bucket)::tsquery offset 0)`
}

/** What is searched, and where. */
export interface Searched {
  readonly frame: SearchFrame
  readonly part: Part
  readonly filters: Filters
  readonly plain: PlainQueries
}

interface Limits {
  readonly limit: number
  /** Whether those of one bucket come in the order of their ends, too. */
  readonly inOrder?: boolean
  /** Where the near buckets hold more than so many, the far ones are left out. */
  readonly few?: number | undefined
}

/** Far buckets are numbered from here on. */
const FAR = 1_000_000
/** So many far ones are gone through one by one in any case. */
const FEW_BUCKETS = 3

function untilOf({
  frame,
  filters: { endsWithinHours = 1_000_000 },
}: Pick<Searched, 'frame' | 'filters'>): Date {
  return new Date(frame.now.getTime() + endsWithinHours * HOUR_MS)
}

/** What ends soonest first; of what has ended, the latest. By columns of that name. */
function byEnd(part: Part): RawBuilder<unknown> {
  return part === 'open' ? sql`end_at, auction_id` : sql`end_at desc, auction_id desc`
}

/**
 * Selects at most `limit` documents that answer a query, and `place`, the number of the bucket, bucket by bucket: the
 * soonest ends come first (of what has ended, the latest), and it stops as soon as there are enough. Where the near buckets
 * hold so little that one would have to look into each, the far ones are asked for at once.
 *
 * Values stand in subqueries: so all of them are planned alike, and the plan of a prepared statement is kept.
 */
function inBuckets(
  searched: Omit<Searched, 'plain'>,
  query: string,
  { limit, inOrder = false, few }: Limits,
): RawBuilder<unknown> {
  const { frame, part } = searched
  const now = sql`(select ${frame.now}::timestamptz)`
  const until = untilOf(searched)
  const { near, far, every, farFrom, nearShare } = bucketsOf(frame, part, until)
  const [ends, beyond] =
    part === 'open'
      ? [
          sql`end_at > ${now} and end_at <= (select ${until}::timestamptz)`,
          sql`end_at >= (select ${farFrom}::timestamptz)`,
        ]
      : [sql`end_at <= ${now}`, sql`end_at < (select ${farFrom}::timestamptz)`]
  const order = inOrder ? sql`order by ${byEnd(part)}` : sql``
  const found = (buckets: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select found.*, b.place from unnest(${buckets}) with ordinality as b (bucket, place)
    cross join lateral (select * from ${inBucket(query)} as d where ${where} ${order}) as found`
  const onByOne = few === undefined ? far : []
  const nearest = few === undefined ? limit : few + 1
  const atOnce = far.length > FEW_BUCKETS ? [every] : far
  const rest = sql`case when (select count(*) from near) <= ${few ?? Math.floor(limit * nearShare)} then (select ${atOnce}::text[])
    else (select ${onByOne}::text[]) end`
  return sql`
    with near as materialized (${found(sql`(select ${near}::text[])`, ends)} limit (select ${nearest}::int))
    select * from near
    union all
    (select auction_id, end_at, published_at, price_cents, bids_count, title, place + ${FAR}
     from (${found(rest, sql`${ends} and ${beyond}`)}) as beyond)
    limit (select ${limit}::int)`
}

/** Finds the first `limit` of one part by their ends. */
export async function findByEnd(db: Db, searched: Searched, query: string, limit: number): Promise<number[]> {
  // Once more by the end: what waits for its settlement may have ended before what has had it.
  const found = sql<{ ids: number[] }>`select ${prepared} array(
    select auction_id from (${inBuckets(searched, query, { limit, inOrder: true })}) as found
    order by ${byEnd(searched.part)}) as ids`
  return (await found.execute(db)).rows[0]?.ids ?? []
}

export interface FoundIds {
  readonly ids: number[]
  /** How many there were, as far as they were gone through. */
  readonly seen: number
}

async function readFound(db: Db, query: RawBuilder<FoundIds>): Promise<FoundIds> {
  return (await query.execute(db)).rows[0] ?? { ids: [], seen: 0 }
}

/**
 * Finds what there is of one part if it is at most `most`, else nothing: first those with all words in the title as they
 * stand, then by their stems, then those with words that begin so, then the others; of each kind the soonest end first.
 */
export async function findByWords(
  db: Db,
  searched: Searched,
  query: string,
  most: number,
): Promise<FoundIds> {
  return readFound(
    db,
    sql`
    with f as materialized (${inBuckets(searched, query, { limit: most + 1 })})
    select ${prepared} (select count(*) from f) as seen, array(
      select auction_id from f where (select count(*) from f) <= ${most}
      order by ${byMatch(searched.plain, sql`title`)}, ${byEnd(searched.part)}) as ids`,
  )
}

export function isPriced({ minCents, maxCents }: Filters): boolean {
  return minCents !== undefined || maxCents !== undefined
}

function priced({ minCents = 0, maxCents = Number.MAX_SAFE_INTEGER }: Filters): RawBuilder<SqlBool> {
  return sql`price_cents between (select ${minCents}::bigint) and (select ${maxCents}::bigint)`
}

/** Whether what ends soonest comes first, among others that match as well. */
function isByEnd(sort: Sort | undefined): boolean {
  return sort === undefined || sort === 'ending'
}

/** As it is asked for, else the better match first; by columns under this name, and `title`. */
function orderOrMatch({ part, plain }: Searched, sort: Sort | undefined, name: string): RawBuilder<unknown> {
  return sort ? orderOf(part, sort, name) : sql`${byMatch(plain, sql`title`)}, ${byEnd(part)}`
}

export interface LookWish {
  /** By how well they match, then by the end, when not given. */
  readonly sort: Sort | undefined
  readonly limit: number
  /** How many are looked at. */
  readonly most: number
  /** Where the nearest ends tell of more than so many, only a few of those are. */
  readonly guess?: number | undefined
}

export interface Look {
  /** The first `limit` of what was looked at, with prices as they are asked for. */
  readonly ids: number[]
  /** The same of the buckets that were looked at whole: none of those ends later than one that was not. */
  readonly whole: number[]
  /** How many were looked at, and how many of them have such a price. */
  readonly size: number
  readonly hits: number
  /** Whether there are others that were not looked at. */
  readonly more: boolean
}

/** Looks at what there is of one part, nearest ends first, and puts it in order. */
export async function lookAt(
  db: Db,
  searched: Searched,
  query: string,
  { sort, limit, most, guess }: LookWish,
): Promise<Look> {
  const { nearShare } = bucketsOf(searched.frame, searched.part, untilOf(searched))
  // More than are asked for, or it would not be known whether there are so many.
  const few = guess === undefined ? undefined : Math.max(limit, Math.floor(guess * nearShare))
  const first = (condition: RawBuilder<unknown>) => sql`array(
    select auction_id from f where ${priced(searched.filters)} and ${condition}
    order by ${orderOrMatch(searched, sort, 'f')} limit (select ${limit}::int))`
  const looked = sql<Look>`
    with f as materialized (${inBuckets(searched, query, { limit: most + 1, few })}),
    counted as materialized (
      select count(*) as size, count(*) filter (where ${priced(searched.filters)}) as hits, max(place) as last,
        count(*) > ${most} or count(*) filter (where place < ${FAR}) > ${few ?? most} as more
      from f)
    select ${prepared} size, hits, more, ${first(sql`true`)} as ids,
      ${isByEnd(sort) ? first(sql`place < (select last from counted)`) : sql`'{}'::int[]`} as whole
    from counted`
  return (await looked.execute(db)).rows[0] ?? { ids: [], whole: [], size: 0, hits: 0, more: false }
}

/** Puts these in order. */
export async function putInOrder(
  db: Db,
  searched: Searched,
  sort: Sort | undefined,
  ids: readonly number[],
): Promise<number[]> {
  const ordered = sql<{ ids: number[] }>`select ${prepared} array(
    select auction_id from search_documents as f where auction_id in (select unnest((select ${[...ids]}::int[])))
    order by ${orderOrMatch(searched, sort, 'f')}) as ids`
  return (await ordered.execute(db)).rows[0]?.ids ?? []
}

/**
 * The first `limit` in an order, by going through the first `most` of the list itself in that order. For words that so
 * many hold that enough are met soon; with fewer than `limit`, all that were gone through are said. Without an order the
 * first by their ends, the better match first.
 */
export async function scanListed(
  db: Db,
  searched: Searched,
  { sort, limit, most }: Omit<LookWish, 'guess'>,
): Promise<FoundIds> {
  const { frame, part, filters, plain } = searched
  const inList = sort ?? 'ending'
  const words = plain.each.map(({ title, body }) => {
    const inTitle = sql<SqlBool>`d.title @@ ${title}::tsquery`
    return body === '' ? inTitle : sql<SqlBool>`(${inTitle} or d.body @@ ${body}::tsquery)`
  })
  const listed = sortedPart(part, inList, conditionsOf(filters, frame.now), frame.now, most)
  return readFound(
    db,
    sql`
    with l as materialized (${listed}),
    found as materialized (
      select l.*, d.title from l
      join lateral (select title, body from search_documents where auction_id = l.auction_id) as d on ${allOf(words)}
      order by ${orderOf(part, inList, 'l')} limit ${limit})
    select array(select auction_id from found order by ${orderOrMatch(searched, sort, 'found')}) as ids,
      case when (select count(*) from found) < ${limit} then (select count(*) from l) else ${limit} end as seen`,
  )
}

/** Selects no listing, for counting. */
export const noListings = sql`select * from listings where false`

/** So many are looked at for those with such a price, for counting. */
const PRICED_FOR_COUNTS = 10_000

/** Selects the listings of everything found, at most `most`, for counting. */
export function matchedListings(
  frame: SearchFrame,
  query: string,
  filters: Filters,
  most: number,
): RawBuilder<unknown> {
  const limit = isPriced(filters) ? Math.max(most, PRICED_FOR_COUNTS) : most
  const parts = filters.endsWithinHours === undefined ? (['open', 'ended'] as const) : (['open'] as const)
  const found = parts.map((part) => sql`(${inBuckets({ frame, part, filters }, query, { limit })})`)
  return sql`
    select l.* from (
      select auction_id from (${sql.join(found, sql` union all `)}) as parts where ${priced(filters)} limit ${most}) as found
    join lateral (select * from listings where auction_id = found.auction_id) as l on true`
}

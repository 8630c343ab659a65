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
  /** Where the near buckets tell of more than so many, the far ones are left out. */
  readonly guess?: number | undefined
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
  { limit, inOrder = false, guess }: Limits,
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
  const few = Math.floor((guess ?? limit) * nearShare)
  const onByOne = guess === undefined ? far : []
  const nearest = guess === undefined ? limit : few + 1
  const atOnce = far.length > FEW_BUCKETS ? [every] : far
  const rest = sql`case when (select count(*) from near) <= ${few} then (select ${atOnce}::text[])
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

function priced({ minCents = 0, maxCents = Number.MAX_SAFE_INTEGER }: Filters): RawBuilder<SqlBool> {
  return sql`price_cents between (select ${minCents}::bigint) and (select ${maxCents}::bigint)`
}

export interface PricedWish {
  /** Whether they come by their words, as above, and then by their ends; else by their ends alone. */
  readonly ranked: boolean
  readonly limit: number
  /** So many are ranked. Of more the first `upTo` by their ends are looked for among those. */
  readonly most: number
  readonly upTo: number
}

/** The first `limit` with prices as they are asked for, of at most `most`; of more only the first `upTo`, or fewer. */
export async function findPriced(
  db: Db,
  searched: Searched,
  query: string,
  { ranked, limit, most, upTo }: PricedWish,
): Promise<FoundIds> {
  const { part, plain, filters } = searched
  // Of more, the last bucket may hold some that end before those that were taken out of it.
  const isFew = sql`(select count(*) from f) <= ${most}`
  const byWords = ranked ? sql`${byMatch(plain, sql`title`)},` : sql``
  return readFound(
    db,
    sql`
    with f as materialized (${inBuckets(searched, query, { limit: most + 1 })})
    select ${prepared} (select count(*) from f) as seen, case when ${isFew} then array(
      select auction_id from f where ${priced(filters)} order by ${byWords} ${byEnd(part)} limit (select ${limit}::int))
    else array(
      select auction_id from f where ${priced(filters)} and place < (select max(place) from f)
      order by ${byEnd(part)} limit (select ${upTo}::int)) end as ids`,
  )
}

export interface Sorting {
  readonly sort: Sort
  readonly limit: number
  /** How many are looked at. */
  readonly most: number
  /** Where the nearest ends tell of more than so many, they are not. */
  readonly guess?: number | undefined
}

/** The first `limit` in another order if there are at most `most`; none when there are more, or seem to be. */
export async function findSorted(
  db: Db,
  searched: Searched,
  query: string,
  { sort, limit, most, guess }: Sorting,
): Promise<FoundIds> {
  const { nearShare } = bucketsOf(searched.frame, searched.part, untilOf(searched))
  const few = guess === undefined ? most : Math.floor(guess * nearShare)
  return readFound(
    db,
    sql`
    with f as materialized (${inBuckets(searched, query, { limit: most + 1, guess })}),
    counted as materialized (select case when count(*) filter (where place < ${FAR}) > ${few} then ${most + 1}
      else count(*) end as seen from f)
    select ${prepared} (select seen from counted) as seen, array(
      select auction_id from f where (select seen from counted) <= ${most} and ${priced(searched.filters)}
      order by ${orderOf(searched.part, sort, 'f')} limit (select ${limit}::int)) as ids`,
  )
}

/**
 * The first `limit` in an order, by going through the first `most` of the list itself in that order. For words that so
 * many hold that enough are met soon.
 */
export async function scanListed(
  db: Db,
  { frame, part, filters, plain: { each } }: Searched,
  { sort, limit, most }: Omit<Sorting, 'guess'>,
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
  const found = parts.map((part) => sql`(${inBuckets({ frame, part, filters }, query, { limit: most })})`)
  return sql`
    select l.* from (select auction_id from (${sql.join(found, sql` union all `)}) as parts limit ${most}) as found
    join lateral (select * from listings where auction_id = found.auction_id) as l on true
    where l.price_cents between ${minCents}::bigint and ${maxCents}::bigint`
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Filters, Sort } from '../lists/list-filters.ts'
import { conditionsOf, orderOf, type Part } from '../lists/listings.store.ts'
import type { SearchFrame } from './search-frame.store.ts'
import { BUCKET, plainQueries } from './search-query.ts'

/** An auction that was found. */
export interface Match {
  readonly id: number
  /** Holds all the words in its title, as they stand or by their stem. */
  readonly exact: boolean
  /** Holds all the words, or words that begin so, in its title. */
  readonly titled: boolean
}

const HOUR_MS = 3_600_000

function allOf(conditions: readonly RawBuilder<SqlBool>[]) {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

function endCondition(part: Part, { endsWithinHours }: Filters, now: Date): RawBuilder<SqlBool> {
  if (part === 'ended') return sql<SqlBool>`d.end_at <= ${now}::timestamptz`
  const open = sql<SqlBool>`d.end_at > ${now}::timestamptz`
  if (endsWithinHours === undefined) return open
  return sql<SqlBool>`${open} and d.end_at <= ${new Date(now.getTime() + endsWithinHours * HOUR_MS)}::timestamptz`
}

/**
 * Selects `auction_id` and `end_at` of at most `limit` documents `d` that answer a query, bucket by bucket: the soonest
 * ends come first, and it stops as soon as there are enough. Inside of a bucket they are in order only when `inOrder`.
 */
function inBuckets(
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  { limit, inOrder = false }: { readonly limit: number; readonly inOrder?: boolean },
): RawBuilder<unknown> {
  const { minCents, maxCents } = filters
  const range = {
    ...(minCents === undefined ? {} : { minCents }),
    ...(maxCents === undefined ? {} : { maxCents }),
  }
  const prices = conditionsOf(range, frame.now)
  const join = prices.length > 0 ? sql`join listings l using (auction_id)` : sql``
  const order =
    part === 'open' ? sql`order by d.end_at, auction_id` : sql`order by d.end_at desc, auction_id desc`
  return sql`
    select found.* from unnest(${[...frame[part]]}::text[]) as b (bucket)
    cross join lateral (
      select auction_id, d.end_at, d.title from search_documents d ${join}
      where app.in_bucket(d.bucket, d.title, d.body, d.tags) @@ replace(${query}, ${BUCKET}, b.bucket)::tsquery
        and ${allOf([endCondition(part, filters, frame.now), ...prices])}
      ${inOrder ? order : sql``}
    ) as found limit ${limit}`
}

/** Finds at most `limit` of one part, with how they match. */
export async function findMatches(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  options: { readonly limit: number; readonly inOrder: boolean },
): Promise<(Match & { readonly end_at: Date })[]> {
  const { exact, titled } = plainQueries(frame.words)
  const found = sql<Match & { end_at: Date }>`
    select auction_id as id, end_at, title @@ ${exact}::tsquery as exact, title @@ ${titled}::tsquery as titled
    from (${inBuckets(frame, part, query, filters, options)}) as found`
  return (await found.execute(db)).rows
}

/** The first `limit` in another order than by the end, of at most `most` that are looked at; and how many those were. */
export async function findSortedMatches(
  db: Db,
  frame: SearchFrame,
  part: Part,
  query: string,
  filters: Filters,
  { sort, limit, most }: { readonly sort: Sort; readonly limit: number; readonly most: number },
): Promise<{ readonly ids: number[]; readonly seen: number }> {
  const found = sql<{ id: number; seen: number }>`
    select auction_id as id, count(*) over () as seen
    from (${inBuckets(frame, part, query, filters, { limit: most })}) as found
    join listings l using (auction_id)
    order by ${orderOf(part, sort)} limit ${limit}`
  const { rows } = await found.execute(db)
  return { ids: rows.map(({ id }) => id), seen: rows[0]?.seen ?? 0 }
}

/**
 * The first `limit` in another order, by going through everything that is open in that order. Only for words that so
 * many hold that enough are met soon.
 */
export async function scanSortedMatches(
  db: Db,
  frame: SearchFrame,
  filters: Filters,
  { sort, limit }: { readonly sort: Sort; readonly limit: number },
): Promise<number[]> {
  const words = plainQueries(frame.words).each.map(({ title, body }) => {
    const inTitle = sql<SqlBool>`d.title @@ ${title}::tsquery`
    return body === '' ? inTitle : sql<SqlBool>`(${inTitle} or d.body @@ ${body}::tsquery)`
  })
  const conditions = [
    sql<SqlBool>`not l.settled and l.end_at > ${frame.now}::timestamptz`,
    ...conditionsOf(filters, frame.now),
    ...words,
  ]
  const found = sql<{ id: number }>`
    select auction_id as id from listings l join search_documents d using (auction_id)
    where ${allOf(conditions)} order by ${orderOf('open', sort)} limit ${limit}`
  return (await found.execute(db)).rows.map(({ id }) => id)
}

/** Selects the listings of everything found, at most `most`, for counting. */
export function matchedListings(
  frame: SearchFrame,
  query: string,
  filters: Filters,
  most: number,
): RawBuilder<unknown> {
  const parts = filters.endsWithinHours === undefined ? (['open', 'ended'] as const) : (['open'] as const)
  const found = parts.map((part) => sql`(${inBuckets(frame, part, query, filters, { limit: most })})`)
  return sql`select l.* from (select auction_id from (${sql.join(found, sql` union all `)}) as parts limit ${most}) as found
    join listings l using (auction_id)`
}

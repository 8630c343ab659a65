import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { listed, statementNow } from './cards.store.ts'
import type { ListSpec } from './lists.store.ts'

/** How much each part counts: description, nothing, the title's stems, the title's own words. */
const WEIGHTS = sql`array[0.1, 0.2, 0.6, 1.0]::real[]`
const finishedLast = sql`a.end_at <= ${statementNow}`

/** Auctions that hold all the words, by stem, as they stand or as beginnings; the title counts above the description. */
export function matching(words: readonly string[]): ListSpec {
  const query = sql`(select app.search_query(${words}::text[]))`
  return {
    where: sql<SqlBool>`${listed} and a.search @@ ${query}`,
    order: [finishedLast, sql`ts_rank(${WEIGHTS}, a.search, ${query}) desc`, sql`a.end_at`, sql`a.id`],
  }
}

/** From which likeness on a word of the title counts as the one that was meant. */
const LIKENESS = '0.5'
const SHORTEST = 3
const WORDS = 6

/** Words long enough to be told from others when mistyped. */
export function comparableWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= SHORTEST).slice(0, WORDS)
}

/** Auctions whose title has, for each of the words, one that resembles it. `setLikeness` comes first. */
export function resembling(words: readonly string[]): ListSpec {
  const alike = words.map((word) => sql<SqlBool>`app.fold(a.title) %> app.fold(${word})`)
  const likeness = words.map((word) => sql`word_similarity(app.fold(${word}), app.fold(a.title))`)
  return {
    where: sql<SqlBool>`${listed} and ${sql.join(alike, sql` and `)}`,
    order: [finishedLast, sql`${sumOf(likeness)} desc`, sql`a.end_at`, sql`a.id`],
  }
}

function sumOf(terms: readonly RawBuilder<unknown>[]) {
  return sql`(${sql.join(terms, sql` + `)})`
}

/** Sets the likeness that the index goes by, for this transaction only. */
export async function setLikeness(tx: Tx): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`.execute(tx)
}

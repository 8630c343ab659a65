import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import { foldText } from '../lists/fold-text.ts'

export interface KnownWord {
  readonly word: string
  /** With its accents. */
  readonly shown: string
  /** In how many titles. */
  readonly documents: number
}

/** What is known of a word that somebody wrote. */
export interface WordKnowledge {
  /** Without accents and capitals. */
  readonly word: string
  /** Whether some title has it as it stands. */
  readonly known: boolean
  /** In how many titles words begin with it, itself included. */
  readonly beginning: number
  /** Known words that resemble it, the most alike first; none where they were not asked for. */
  readonly alike: readonly KnownWord[]
}

const CANDIDATES = 12
const BEGINNINGS = 1_000

/** Nothing shorter is corrected. */
export const SHORTEST_CORRECTED = 3

/**
 * What is known of each of these words, in their order; what resembles it is looked for only for unknown ones, or for all.
 * Looking for it compares a word with thousands of others, so it is not done where it is not needed.
 */
export async function readVocabulary(
  db: Db,
  words: readonly string[],
  resembling: 'unknown' | 'all',
): Promise<WordKnowledge[]> {
  const query = sql<WordKnowledge>`
    select ${prepared} w.word, w.known,
      (select coalesce(sum(documents), 0)::int from (
        select documents from search_words k where k.word >= w.word and k.word < w.word || ${'\u{10FFFF}'}
        limit ${BEGINNINGS}) as begun) as beginning,
      case when length(w.word) < ${SHORTEST_CORRECTED} or (w.known and (select ${resembling}::text) <> 'all') then '[]' else (
        select coalesce(json_agg(alike order by likeness desc, documents desc), '[]') from (
        select s.word, s.shown, s.documents, similarity(s.word, w.word) as likeness
        from search_words s where s.word % w.word and s.word <> w.word
        order by likeness desc, documents desc limit ${CANDIDATES}) as alike) end as alike
    from (
      select word, place, exists (select from search_words k where k.word = written.word) as known
      from unnest((select ${words.map(foldText)}::text[])) with ordinality as written (word, place)
    ) as w order by w.place`
  return (await query.execute(db)).rows
}

export interface UnlearnedTitle {
  readonly auction_id: number
  readonly title: string
  /** As its words were counted before; nothing when they never were. */
  readonly learned: string | null
}

/** Takes some titles that are not learned yet out of the queue; nobody else gets the same ones. */
export async function takeUnlearnedTitles(tx: Tx, limit: number): Promise<UnlearnedTitle[]> {
  const taken = sql<UnlearnedTitle>`
    with taken as (
      delete from unlearned_titles where auction_id in (
        select auction_id from unlearned_titles order by auction_id limit ${limit} for update skip locked)
      returning auction_id
    )
    select a.id as auction_id, a.title, l.title as learned
    from taken join auctions a on a.id = taken.auction_id
    left join learned_titles l on l.auction_id = a.id`
  return (await taken.execute(tx)).rows
}

/** Notes the titles as their words are counted now. */
export async function keepLearned(tx: Tx, titles: readonly UnlearnedTitle[]): Promise<void> {
  await sql`
    insert into learned_titles (auction_id, title)
    select * from unnest(${titles.map(({ auction_id }) => auction_id)}::int[], ${titles.map(({ title }) => title)}::text[])
    on conflict (auction_id) do update set title = excluded.title`.execute(tx)
}

/** Forgets how the titles of these auctions were counted, and answers them. */
export async function takeLearned(tx: Tx, auctionIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    delete from learned_titles where auction_id = any (${auctionIds}::int[]) returning title`.execute(tx)
  return rows.map(({ title }) => title)
}

/**
 * Adds to what is known, or takes from it where `documents` is negative; a word that stands in no title any more is gone.
 * In the order of the words, so that two of these never wait for each other in a ring.
 */
export async function countIn(tx: Tx, words: readonly KnownWord[]): Promise<void> {
  const sorted = words.toSorted((one, other) => (one.word < other.word ? -1 : 1))
  const names = sorted.map(({ word }) => word)
  await sql`
    insert into search_words as known (word, shown, documents)
    select * from unnest(${names}::text[], ${sorted.map(({ shown }) => shown)}::text[],
      ${sorted.map(({ documents }) => documents)}::int[])
    on conflict (word) do update set
      documents = known.documents + excluded.documents,
      shown = case when excluded.documents > 0 and known.shown = known.word then excluded.shown else known.shown end`.execute(
    tx,
  )
  await sql`delete from search_words where word = any (${names}::text[]) and documents <= 0`.execute(tx)
}

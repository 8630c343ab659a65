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
  /** Known words that resemble it, the most alike first. */
  readonly alike: readonly KnownWord[]
}

const CANDIDATES = 12
const BEGINNINGS = 1_000

/** What is known of each of these words, in their order. */
export async function readVocabulary(db: Db, words: readonly string[]): Promise<WordKnowledge[]> {
  const query = sql<WordKnowledge>`
    select ${prepared} w.word,
      exists (select from search_words k where k.word = w.word) as known,
      (select coalesce(sum(documents), 0)::int from (
        select documents from search_words k where k.word >= w.word and k.word < w.word || ${'\u{10FFFF}'}
        limit ${BEGINNINGS}) as begun) as beginning,
      (select coalesce(json_agg(alike order by likeness desc, documents desc), '[]') from (
        select s.word, s.shown, s.documents, similarity(s.word, w.word) as likeness
        from search_words s where s.word % w.word and s.word <> w.word
        order by likeness desc, documents desc limit ${CANDIDATES}) as alike) as alike
    from unnest(${words.map(foldText)}::text[]) with ordinality as w (word, place) order by w.place`
  return (await query.execute(db)).rows
}

/** Takes some titles that are not learned yet out of the queue; nobody else gets the same ones. */
export async function takeUnlearnedTitles(tx: Tx, limit: number): Promise<string[]> {
  const taken = sql<{ title: string }>`
    with taken as (
      delete from unlearned_titles where auction_id in (
        select auction_id from unlearned_titles order by auction_id limit ${limit} for update skip locked)
      returning auction_id
    )
    select a.title from taken join auctions a on a.id = taken.auction_id`
  return (await taken.execute(tx)).rows.map(({ title }) => title)
}

/** Adds to what is known. In the order of the words, so that two of these never wait for each other in a ring. */
export async function addWords(tx: Tx, words: readonly KnownWord[]): Promise<void> {
  const sorted = words.toSorted((one, other) => (one.word < other.word ? -1 : 1))
  await sql`
    insert into search_words as known (word, shown, documents)
    select * from unnest(${sorted.map(({ word }) => word)}::text[], ${sorted.map(({ shown }) => shown)}::text[],
      ${sorted.map(({ documents }) => documents)}::int[])
    on conflict (word) do update set
      documents = known.documents + excluded.documents,
      shown = case when known.shown = known.word then excluded.shown else known.shown end`.execute(tx)
}

/** Takes from what is known; a word that stands in no title any more is gone. In the order of the words, as above. */
export async function removeWords(tx: Tx, words: readonly KnownWord[]): Promise<void> {
  for (const { word, documents } of words.toSorted((one, other) => (one.word < other.word ? -1 : 1))) {
    await sql`delete from search_words where word = ${word} and documents <= ${documents}`.execute(tx)
    await sql`update search_words set documents = documents - ${documents} where word = ${word}`.execute(tx)
  }
}

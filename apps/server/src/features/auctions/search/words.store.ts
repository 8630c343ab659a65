import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

export interface KnownWord {
  readonly word: string
  /** With its accents. */
  readonly shown: string
  /** In how many titles. */
  readonly documents: number
}

export interface WordCandidates {
  /** In how many titles it stands itself, or as the beginning of a word. */
  readonly documents: number
  readonly alike: readonly KnownWord[]
}

const CANDIDATES = 12

/** For each folded word how well it is known, and which known ones resemble it, the most alike first. */
export async function findAlike(db: Db, words: readonly string[]): Promise<WordCandidates[]> {
  const query = sql<WordCandidates>`
    select
      (select coalesce(sum(documents), 0)::int from (
        select documents from search_words k where k.word >= w.word and k.word < w.word || ${'\u{10FFFF}'}
        limit 1000) as known) as documents,
      (select coalesce(json_agg(alike order by likeness desc, documents desc), '[]') from (
        select s.word, s.shown, s.documents, similarity(s.word, w.word) as likeness
        from search_words s where s.word % w.word and s.word <> w.word
        order by likeness desc, documents desc limit ${CANDIDATES}) as alike) as alike
    from unnest(${[...words]}::text[]) with ordinality as w (word, place) order by w.place`
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

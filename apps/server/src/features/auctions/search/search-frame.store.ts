import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** A word as the index knows it; either may be of several parts or of none. */
export interface WordForms {
  /** Without accents and capitals. */
  readonly whole: readonly string[]
  /** Its stems; none for a word that says nothing ("de", "la"). */
  readonly stems: readonly string[]
}

export interface SearchFrame {
  readonly now: Date
  readonly words: readonly WordForms[]
  /** Buckets in the order in which a search goes through them: the soonest end first, the latest one first. */
  readonly open: readonly string[]
  readonly ended: readonly string[]
}

interface FrameRow {
  now: Date
  words: WordForms[]
  open_first: string | null
  open_last: string | null
  settled_first: string | null
  settled_last: string | null
}

const DAY_MS = 86_400_000

function numbersOf(first: string | null, last: string | null): number[] {
  if (first === null || last === null) return []
  const from = Number(first.slice(1))
  return Array.from({ length: Number(last.slice(1)) - from + 1 }, (_, index) => from + index)
}

/** What a search starts from: the clock, how the index writes these words, and where it has something. */
export async function readSearchFrame(db: Db, words: readonly string[]): Promise<SearchFrame> {
  const query = sql<FrameRow>`
    select app.now() as now,
      (select min(bucket) from search_documents where bucket >= 'o' and bucket < 'p') as open_first,
      (select max(bucket) from search_documents where bucket >= 'o' and bucket < 'p') as open_last,
      (select min(bucket) from search_documents where bucket >= 's' and bucket < 't') as settled_first,
      (select max(bucket) from search_documents where bucket >= 's' and bucket < 't') as settled_last,
      array(
        select json_build_object('whole', tsvector_to_array(to_tsvector('app.plain', word)),
          'stems', tsvector_to_array(to_tsvector('app.spanish', word)))
        from unnest(${[...words]}::text[]) with ordinality as w (word, place) order by place
      ) as words`
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('The search could not be prepared')
  const today = Math.floor(row.now.getTime() / DAY_MS)
  const open = numbersOf(row.open_first, row.open_last)
  const late = open.filter((day) => day <= today)
  const settled = numbersOf(row.settled_first, row.settled_last)
  return {
    now: row.now,
    words: meaningful(row.words),
    open: open.filter((day) => day >= today).map((day) => `o${day}`),
    // What has ended and waits for its settlement still lies in the bucket of its day.
    ended: [...late.reverse().map((day) => `o${day}`), ...settled.reverse().map((number) => `s${number}`)],
  }
}

/** Words that say nothing count only when there are no others. */
function meaningful(words: readonly WordForms[]): WordForms[] {
  const known = words.filter(({ whole }) => whole.length > 0)
  const telling = known.filter(({ stems }) => stems.length > 0)
  return telling.length > 0 ? telling : known
}

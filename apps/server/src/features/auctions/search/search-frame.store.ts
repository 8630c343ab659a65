import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import { foldText } from '../lists/fold-text.ts'
import type { Part } from '../lists/listings.store.ts'

/** A word as the index knows it; either may be of several parts or of none. */
export interface WordForms {
  /** Without accents and capitals. */
  readonly whole: readonly string[]
  /** Its stems; none for a word that says nothing ("de", "la"). */
  readonly stems: readonly string[]
  /** All words of titles that begin with it, when it is one of them itself and they are few; else none. */
  readonly continued: readonly string[]
}

export interface SearchFrame {
  readonly now: Date
  readonly words: readonly WordForms[]
  /** Numbers of the buckets that there are, in which the soonest and the latest lie; null without any. */
  readonly open: Span | null
  readonly settled: Span | null
}

interface Span {
  readonly first: number
  readonly last: number
}

interface FrameRow {
  now: Date
  words: WordForms[]
  open_first: string | null
  open_last: string | null
  settled_first: string | null
  settled_last: string | null
}

/** So many words are looked up faster one by one than by what they begin with. */
const FEW_CONTINUED = 6

/** As `app.search_bucket` cuts the time. */
const OPEN_BUCKET_MS = 12 * 3_600_000

function spanOf(first: string | null, last: string | null): Span | null {
  return first === null || last === null
    ? null
    : { first: Number(first.slice(1)), last: Number(last.slice(1)) }
}

function upwards(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/**
 * The buckets of one part in the order in which a search goes through them: what ends soonest first, what ended latest
 * first. What has ended and waits for its settlement still lies among what is open.
 */
export function bucketsOf({ now, open, settled }: SearchFrame, part: Part, until: Date): string[] {
  const numberOf = (at: number) => Math.floor(at / OPEN_BUCKET_MS)
  const current = numberOf(now.getTime())
  if (part === 'open') {
    if (!open) return []
    const last = Math.min(open.last, numberOf(until.getTime()))
    return upwards(Math.max(open.first, current), last).map((number) => `o${number}`)
  }
  const late = open ? upwards(open.first, Math.min(open.last, current)).reverse() : []
  const over = settled ? upwards(settled.first, settled.last).reverse() : []
  return [...late.map((number) => `o${number}`), ...over.map((number) => `s${number}`)]
}

/** What a search starts from: the clock, how the index writes these words, and where it has something. */
export async function readSearchFrame(db: Db, words: readonly string[]): Promise<SearchFrame> {
  const query = sql<FrameRow>`
    select ${prepared} app.now() as now,
      (select min(bucket) from search_documents where bucket >= 'o' and bucket < 'p') as open_first,
      (select max(bucket) from search_documents where bucket >= 'o' and bucket < 'p') as open_last,
      (select min(bucket) from search_documents where bucket >= 's' and bucket < 't') as settled_first,
      (select max(bucket) from search_documents where bucket >= 's' and bucket < 't') as settled_last,
      array(
        select json_build_object('whole', tsvector_to_array(to_tsvector('app.plain', word)),
          'stems', tsvector_to_array(to_tsvector('app.spanish', word)),
          'continued', array(
            select k.word from search_words k
            where k.word >= w.folded and k.word < w.folded || ${'\u{10FFFF}'} order by k.word limit ${FEW_CONTINUED + 1}))
        from unnest(${[...words]}::text[], ${words.map(foldText)}::text[]) with ordinality as w (word, folded, place)
        order by place
      ) as words`
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('The search could not be prepared')
  return {
    now: row.now,
    words: meaningful(row.words).map(knownWord),
    open: spanOf(row.open_first, row.open_last),
    settled: spanOf(row.settled_first, row.settled_last),
  }
}

/** Words are learned as they are folded; where the index folds one in another way, nothing is said of it. */
function knownWord(word: WordForms): WordForms {
  const { whole, continued } = word
  const known = whole.length === 1 && continued[0] === whole[0] && continued.length <= FEW_CONTINUED
  const plain = continued.every((one) => /^[a-z]+$/.test(one))
  return known && plain ? word : { ...word, continued: [] }
}

/** Words that say nothing count only when there are no others. */
function meaningful(words: readonly WordForms[]): WordForms[] {
  const known = words.filter(({ whole }) => whole.length > 0)
  const telling = known.filter(({ stems }) => stems.length > 0)
  return telling.length > 0 ? telling : known
}

/** Whether two searches look for the same stems. */
export function sameStems(one: SearchFrame, other: SearchFrame): boolean {
  const stemsOf = ({ words }: SearchFrame) =>
    words.map(({ whole, stems }) => (stems.length > 0 ? stems : whole))
  return JSON.stringify(stemsOf(one)) === JSON.stringify(stemsOf(other))
}

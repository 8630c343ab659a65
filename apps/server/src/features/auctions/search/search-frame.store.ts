import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import { foldText } from '../lists/fold-text.ts'
import type { Part } from '../lists/listings.store.ts'

/** A word as the index knows it; either may be of several parts or of none. */
export interface WordForms {
  /** Without accents and capitals. */
  readonly whole: readonly string[]
  /** Its stems, a short word's singular; none for a word that says nothing ("de", "la"). */
  readonly stems: readonly string[]
  /** All words of titles that begin with it, when it is one of them itself and they are few; else none. */
  readonly continued: readonly string[]
}

interface AskedWord extends WordForms {
  /** How many titles hold it, or one of the first few words that begin with it. */
  readonly titles: number
}

export interface SearchFrame {
  readonly now: Date
  readonly words: readonly AskedWord[]
  /** Numbers of the buckets that there are, in which the soonest and the latest lie; null without any. */
  readonly open: Span | null
  readonly settled: Span | null
}

interface Span {
  readonly first: number
  readonly last: number
}

interface WordRow {
  readonly whole: readonly string[]
  readonly stems: readonly string[]
  readonly begun: readonly { readonly word: string; readonly documents: number }[]
}

interface FrameRow {
  now: Date
  words: WordRow[]
  open_first: string | null
  open_last: string | null
  settled_first: string | null
  settled_last: string | null
}

/** So many words are looked up faster one by one than by what they begin with. */
const FEW_CONTINUED = 6

/** As `app.search_bucket` cuts the time. */
const OPEN_BUCKET_MS = 12 * 3_600_000
const SETTLED_BUCKET_MS = 7 * 24 * 3_600_000
/** So many are gone through first, to learn how much there is. */
const NEAR_OPEN = 4
const NEAR_SETTLED = 2

function spanOf(first: string | null, last: string | null): Span | null {
  return first === null || last === null
    ? null
    : { first: Number(first.slice(1)), last: Number(last.slice(1)) }
}

function upwards(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** The buckets of one part in the order in which a search goes through them. */
export interface Buckets {
  /** The first ones. */
  readonly near: string[]
  readonly far: string[]
  /** The bucket that holds what lies in the far ones, and more. */
  readonly every: string
  /** From here on, or until here where it has ended, something lies in a far one. */
  readonly farFrom: Date
  /** About so much of everything lies in the near ones. */
  readonly nearShare: number
}

/**
 * What ends soonest comes first, what ended latest first. What has ended and waits for its settlement still lies among what
 * is open.
 */
export function bucketsOf({ now, open, settled }: SearchFrame, part: Part, until: Date): Buckets {
  const numberOf = (at: number) => Math.floor(at / OPEN_BUCKET_MS)
  const current = numberOf(now.getTime())
  if (part === 'open') {
    const first = Math.max(open?.first ?? current, current)
    const numbers = open ? upwards(first, Math.min(open.last, numberOf(until.getTime()))) : []
    const near = Math.min(NEAR_OPEN, numbers.length)
    return {
      near: numbers.slice(0, near).map((number) => `o${number}`),
      far: numbers.slice(near).map((number) => `o${number}`),
      every: 'o',
      farFrom: new Date((first + near) * OPEN_BUCKET_MS),
      // More ends soon than later.
      nearShare: Math.min(1, (2 * near) / Math.max(1, numbers.length)),
    }
  }
  const late = open ? upwards(open.first, Math.min(open.last, current)).reverse() : []
  const over = settled ? upwards(settled.first, settled.last).reverse() : []
  const far = over.slice(NEAR_SETTLED)
  return {
    near: [
      ...late.map((number) => `o${number}`),
      ...over.slice(0, NEAR_SETTLED).map((number) => `s${number}`),
    ],
    far: far.map((number) => `s${number}`),
    every: 's',
    farFrom: new Date(((far[0] ?? 0) + 1) * SETTLED_BUCKET_MS),
    nearShare: NEAR_SETTLED / Math.max(NEAR_SETTLED, over.length),
  }
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
          'stems', tsvector_to_array(app.stems(word)),
          'begun', (select coalesce(json_agg(k), '[]') from (
            select word, documents from search_words
            where word >= w.folded and word < w.folded || ${'\u{10FFFF}'} order by word limit ${FEW_CONTINUED + 1}) as k))
        from unnest((select ${[...words]}::text[]), (select ${words.map(foldText)}::text[])) with ordinality as w (word, folded, place)
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
function knownWord({ whole, stems, begun }: WordRow): AskedWord {
  const words = begun.map(({ word }) => word)
  const known = whole.length === 1 && words[0] === whole[0] && words.length <= FEW_CONTINUED
  const plain = words.every((one) => /^[a-z]+$/.test(one))
  const titles = begun.reduce((sum, { documents }) => sum + documents, 0)
  return { whole, stems, continued: known && plain ? words : [], titles }
}

/** Words that say nothing count only when there are no others. */
function meaningful(words: readonly WordRow[]): WordRow[] {
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

import type { Filters } from '../lists/list-filters.ts'
import type { WordForms } from './search-frame.store.ts'

/** Stands for the bucket in a query; no word and no filter holds it. */
export const BUCKET = '\u0001'

const MARKS = new RegExp(`${BUCKET}[ta]`, 'g')

/** Prefixes of fewer letters would take half of all descriptions. */
const SHORTEST_BEGINNING = 3

/** Queries in the database's language. They hold words in quotes, so nothing in them is a sign of that language. */
export interface SearchQueries {
  /** All words stand in the title as they are: "cámara" and "cama" have one stem. */
  readonly whole: string
  /** All words stand in the title, as they are or by their stem. */
  readonly exact: string
  /** The same, or words that begin like the last one. */
  readonly titled: string
  /** All words stand in the title or in the description. */
  readonly anywhere: string
}

function quoted(text: string): string {
  return `'${text.replaceAll(BUCKET, ' ').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

function lexeme(kind: string, text: string, suffix = ''): string {
  return `'${BUCKET}${kind}${quoted(text).slice(1)}${suffix}`
}

function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
}

function asItIs(kind: string, { whole }: WordForms): string {
  return allOf(whole.map((part) => lexeme(kind, part)))
}

function byStems(kind: string, { stems }: WordForms): string {
  return allOf(stems.map((part) => lexeme(kind, part)))
}

/** By its stems, which find the word as it stands, too: titles are indexed by both. */
function exactly(kind: string, word: WordForms): string {
  return word.stems.length > 0 ? byStems(kind, word) : asItIs(kind, word)
}

/** Words that begin so, and the stem where that finds anything else: each form costs a look into each bucket. */
function beginning(kind: string, word: WordForms): string[] {
  const { whole, stems } = word
  const last = whole.length - 1
  const begins = allOf(whole.map((part, index) => lexeme(kind, part, index === last ? ':*' : '')))
  const covered =
    stems.length === 0 || (last === 0 && stems.length === 1 && stems[0]?.startsWith(whole[0] ?? ''))
  return covered ? [begins] : [begins, byStems(kind, word)]
}

/** The known words that begin so, each by itself: a beginning makes the index gather all it has. */
function continuing(kind: string, { whole, stems, continued }: WordForms): string[] {
  return continued.filter((one) => stems.length === 0 || one !== whole[0]).map((one) => lexeme(kind, one))
}

/** Which words may be the beginnings of others: the last one, which is perhaps still being typed, or all of them. */
export type Beginnings = 'last' | 'all'

function titled(kind: string, word: WordForms, begins: boolean): string {
  if (!begins) return exactly(kind, word)
  if (word.continued.length === 0) return anyOf(beginning(kind, word))
  return anyOf([...new Set([...continuing(kind, word), exactly(kind, word)])])
}

/** A word that titles have is complete: descriptions are asked for it, not for what begins so. */
function isWide({ whole, continued }: WordForms, begins: boolean): boolean {
  return begins && continued.length === 0 && whole.join('').length >= SHORTEST_BEGINNING
}

/** What a description holds of it. */
function described(kind: string, word: WordForms, begins: boolean): string[] {
  if (isWide(word, begins)) return beginning(kind, word)
  return word.stems.length === 0 ? [] : [byStems(kind, word)]
}

/** What the title or the description holds. What the latter holds is asked of both at once. */
function anywhere(word: WordForms, begins: boolean): string {
  const both = described('a', word, begins)
  if (both.length === 0) return titled('t', word, begins)
  if (!begins || isWide(word, begins)) return anyOf(both)
  const [begun = ''] = beginning('t', word)
  return anyOf([...(word.continued.length > 0 ? continuing('t', word) : [begun]), ...both])
}

/** What the filters ask, as far as the index of words knows it; prices and ends it does not. */
function tagsOf(filters: Filters): string[] {
  const { province, cityKey, conditions, deliveries, baseZero, categoryId, subcategoryId } = filters
  const tag = (text: string) => lexeme('#', text)
  return [
    ...(province === undefined ? [] : [tag(`p${province}`)]),
    ...(cityKey === undefined ? [] : [tag(`l${cityKey}`)]),
    ...(conditions === undefined ? [] : [anyOf(conditions.map((one) => tag(`c${one}`)))]),
    ...(deliveries === undefined ? [] : [anyOf(deliveries.map((one) => tag(`e${one}`)))]),
    ...(baseZero ? [tag('z')] : []),
    ...(categoryId === undefined ? [] : [tag(`k${categoryId}`)]),
    ...(subcategoryId === undefined ? [] : [tag(`s${subcategoryId}`)]),
  ]
}

/** Queries for the index of one bucket, with `BUCKET` where its name belongs. There must be a word. */
export function bucketQueries(
  words: readonly WordForms[],
  filters: Filters,
  beginnings: Beginnings = 'last',
): SearchQueries {
  const tags = tagsOf(filters)
  const begins = (index: number) => beginnings === 'all' || index === words.length - 1
  return {
    whole: allOf([...words.map((word) => asItIs('t', word)), ...tags]),
    exact: allOf([...words.map((word) => exactly('t', word)), ...tags]),
    titled: allOf([...words.map((word, index) => titled('t', word, begins(index))), ...tags]),
    anywhere: allOf([...words.map((word, index) => anywhere(word, begins(index))), ...tags]),
  }
}

/** Queries for the words of one auction, which bear no bucket. */
export interface PlainQueries {
  readonly whole: string
  readonly exact: string
  readonly titled: string
  /** Per word what the title, or the description, would hold; empty where the description is not asked. */
  readonly each: readonly { readonly title: string; readonly body: string }[]
}

/** The same queries for the words of one auction. */
export function plainQueries(words: readonly WordForms[], beginnings: Beginnings = 'last'): PlainQueries {
  const bare = (query: string) => query.replaceAll(MARKS, '')
  const begins = (index: number) => beginnings === 'all' || index === words.length - 1
  return {
    whole: bare(allOf(words.map((word) => asItIs('t', word)))),
    exact: bare(allOf(words.map((word) => exactly('t', word)))),
    titled: bare(allOf(words.map((word, index) => titled('t', word, begins(index))))),
    each: words.map((word, index) => {
      const body = described('a', word, begins(index))
      return {
        title: bare(titled('t', word, begins(index))),
        body: body.length === 0 ? '' : bare(anyOf(body)),
      }
    }),
  }
}

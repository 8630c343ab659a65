import type { Filters } from '../lists/list-filters.ts'
import type { WordForms } from './search-frame.store.ts'

/** Stands for the bucket in a query; no word and no filter holds it. */
export const BUCKET = '\u0001'

const MARKS = new RegExp(`${BUCKET}[td]`, 'g')

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

/** By its stems, unless the other form that is asked for finds the same: each form costs a look into each bucket. */
function stemmed(kind: string, word: WordForms, beside: 'as it is' | 'beginning'): string[] {
  const { whole, stems } = word
  const [first = ''] = whole
  const [stem = ''] = stems
  const begins = beside === 'beginning' && word.continued.length === 0
  const found = begins ? stem.startsWith(first) : stem === first
  if (stems.length === 0 || (whole.length === 1 && stems.length === 1 && found)) return []
  return [allOf(stems.map((part) => lexeme(kind, part)))]
}

/** Words that begin so: where it is known which, by each of them, for a beginning makes the index gather all it has. */
function beginning(kind: string, { whole, continued }: WordForms): string {
  if (continued.length > 0) return anyOf(continued.map((word) => lexeme(kind, word)))
  const last = whole.length - 1
  return allOf(whole.map((part, index) => lexeme(kind, part, index === last ? ':*' : '')))
}

function asItIs(kind: string, { whole }: WordForms): string {
  return allOf(whole.map((part) => lexeme(kind, part)))
}

function exactly(kind: string, word: WordForms): string {
  return anyOf([asItIs(kind, word), ...stemmed(kind, word, 'as it is')])
}

/** Which words may be the beginnings of others: the last one, which is perhaps still being typed, or all of them. */
export type Beginnings = 'last' | 'all'

function titled(kind: string, word: WordForms, begins: boolean): string {
  return begins ? anyOf([beginning(kind, word), ...stemmed(kind, word, 'beginning')]) : exactly(kind, word)
}

/** A word that titles have is complete: descriptions are asked for it, not for what begins so. */
function described(word: WordForms, begins: boolean): string[] {
  const long = word.whole.join('').length >= SHORTEST_BEGINNING
  if (begins && long && word.continued.length === 0)
    return [...stemmed('d', word, 'beginning'), beginning('d', word)]
  return word.stems.length === 0 ? [] : [allOf(word.stems.map((stem) => lexeme('d', stem)))]
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
    anywhere: allOf([
      ...words.map((word, index) =>
        anyOf([titled('t', word, begins(index)), ...described(word, begins(index))]),
      ),
      ...tags,
    ]),
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
      const body = described(word, begins(index))
      return {
        title: bare(titled('t', word, begins(index))),
        body: body.length === 0 ? '' : bare(anyOf(body)),
      }
    }),
  }
}

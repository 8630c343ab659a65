import { foldText } from '../lists/fold-text.ts'
import { searchWords } from './search-words.ts'

const MOST = 5
/** How many words may follow the one that is being typed. */
const FOLLOWING = 2
/** A text does not end in one of these. */
const CONNECTING = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'para',
  'con',
  'y',
  'en',
  'a',
  'por',
  'sin',
])

/** What the typed words may go on to be in this title: the last one complete, alone and with those that follow it. */
function continuations(title: string, typed: readonly string[]): string[] {
  const words = searchWords(title)
  const last = foldText(typed.at(-1) ?? '')
  const before = typed.slice(0, -1)
  const typedBefore = new Set(before.map(foldText))
  const at = words.findIndex((word) => foldText(word).startsWith(last))
  if (at < 0) return []
  return Array.from({ length: FOLLOWING + 1 }, (_, more) => words.slice(at, at + 1 + more))
    .filter((tail, more) => tail.length === more + 1 && !CONNECTING.has(foldText(tail.at(-1) ?? '')))
    .filter((tail) => !tail.some((word) => typedBefore.has(foldText(word))))
    .map((tail) => [...before, ...tail].join(' '))
}

/**
 * Up to 5 texts to search for that begin as what was typed: what the titles of found auctions make of it, the most
 * frequent first, shorter ones before longer. What was typed is not told again.
 */
export function suggestQueries(typed: readonly string[], titles: readonly string[]): string[] {
  const counted = new Map<string, { text: string; count: number }>()
  for (const title of titles) {
    for (const text of continuations(title, typed)) {
      const key = foldText(text)
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { text, count: 1 })
    }
  }
  counted.delete(foldText(typed.join(' ')))
  return [...counted.values()]
    .sort((one, other) => other.count - one.count || one.text.length - other.text.length)
    .slice(0, MOST)
    .map(({ text }) => text)
}

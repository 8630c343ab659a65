import { createElement, Fragment, type ReactNode } from 'react'

const V = 'aeiouáéíóúü'
/** A syllable, roughly: what begins it, its vowels, and a consonant that does not begin the next one. */
const SYLLABLES = new RegExp(
  `[^${V}]*[${V}]+(?:[^${V}]+$|(?![bcdfgpt][lr]|ch|ll|rr)[^${V}](?=[^${V}]))?`,
  'gi',
)
const LONG_WORD = /\p{L}{10,}/gu
const SHORTEST = 3

/** Where a long word may break: its parts, none shorter than three letters. */
export function partsOf(word: string): string[] {
  const parts = ['']
  for (const syllable of word.match(SYLLABLES) ?? [word]) {
    const last = parts[parts.length - 1] ?? ''
    if (last.length >= SHORTEST) parts.push(syllable)
    else parts[parts.length - 1] = last + syllable
  }
  const end = parts.at(-1) ?? ''
  return end.length < SHORTEST && parts.length > 1 ? [...parts.slice(0, -2), `${parts.at(-2)}${end}`] : parts
}

const HYPHEN = <i aria-hidden="true" className="before:content-['\00ad']" />

/**
 * Text for narrow places: a long word breaks between syllables, with a hyphen, also where the browser has no Spanish
 * dictionary. The hyphens are drawn and not part of the text, so it is read, found and copied as it is.
 */
export function Breakable({ text }: { text: string }) {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(LONG_WORD)) {
    pieces.push(
      text.slice(at, index),
      ...partsOf(word).flatMap((part, nth) => (nth ? [HYPHEN, part] : [part])),
    )
    at = index + word.length
  }
  // As arguments and not as a list: the pieces never move, so they need no keys.
  return createElement(Fragment, null, ...pieces, text.slice(at))
}

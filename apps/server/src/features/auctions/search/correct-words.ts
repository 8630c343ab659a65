import { editDistance } from './edit-distance.ts'
import { type KnownWord, SHORTEST_CORRECTED, type WordKnowledge } from './words.store.ts'

/** A word that a few titles hold is taken for a typing error when another one is so many times as frequent. */
const FAR_MORE_FREQUENT = 10

/** Typing errors that a word of this length may hold. */
function errorsIn(word: string): number {
  return word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3
}

/** The known word that takes the fewest changes, the most frequent of those; nothing when all are too far. */
function closest(word: string, alike: readonly KnownWord[]): KnownWord | undefined {
  const most = errorsIn(word)
  return alike
    .map((known) => ({ known, distance: editDistance(word, known.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance || other.known.documents - one.known.documents)[0]
    ?.known
}

function correct(shown: string, { word, beginning, alike }: WordKnowledge): string {
  if (word.length < SHORTEST_CORRECTED) return shown
  const meant = closest(word, alike)
  return meant && meant.documents >= beginning * FAR_MORE_FREQUENT ? meant.shown : shown
}

/**
 * What somebody who wrote these words and found nothing may have meant: for each word that is unknown, or hardly known
 * beside another, the known one that is closest to it. Nothing when no word changes.
 */
export function correctWords(
  words: readonly string[],
  vocabulary: readonly WordKnowledge[],
): string[] | undefined {
  const corrected = words.map((word, index) => {
    const known = vocabulary[index]
    return known ? correct(word, known) : word
  })
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined
}

import type { Db, Tx } from '../../../platform/database.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { foldText } from '../lists/fold-text.ts'
import { searchWords } from './search-words.ts'
import { addWords, type KnownWord, removeWords, takeUnlearnedTitles } from './words.store.ts'

const TITLES_AT_ONCE = 1_000
const SHORTEST = 3

/** Letters only: nobody mistypes a model's number into another one that was meant. */
const WORD = /^\p{L}+$/u

function countWords(titles: readonly string[]): KnownWord[] {
  const known = new Map<string, KnownWord>()
  for (const title of titles) {
    for (const shown of searchWords(title)) {
      const word = foldText(shown)
      if (word.length < SHORTEST || !WORD.test(word)) continue
      const before = known.get(word)
      known.set(word, {
        word,
        shown: before && before.shown !== word ? before.shown : shown,
        documents: (before?.documents ?? 0) + 1,
      })
    }
  }
  return [...known.values()]
}

/** Learns the words of new titles, so that mistyped ones can be told. Returns how many titles it took. */
export async function learnWords(db: Db): Promise<number> {
  let taken = 0
  for (;;) {
    const titles = await inTransaction(db, async (tx) => {
      const some = await takeUnlearnedTitles(tx, TITLES_AT_ONCE)
      if (some.length > 0) await addWords(tx, countWords(some))
      return some
    })
    taken += titles.length
    if (titles.length < TITLES_AT_ONCE) return taken
  }
}

/** Forgets the words of titles that are gone, as far as no other title taught them. */
export async function unlearnWords(tx: Tx, titles: readonly string[]): Promise<void> {
  if (titles.length > 0) await removeWords(tx, countWords(titles))
}

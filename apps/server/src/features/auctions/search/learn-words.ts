import type { Db, Tx } from '../../../platform/database.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { foldText } from '../lists/fold-text.ts'
import { searchWords } from './search-words.ts'
import { countIn, type KnownWord, keepLearned, takeLearned, takeUnlearnedTitles } from './words.store.ts'

const TITLES_AT_ONCE = 1_000
const SHORTEST = 3

/** Letters only: nobody mistypes a model's number into another one that was meant. */
const WORD = /^\p{L}+$/u

/** In how many of these titles each word stands, less in how many of those that are no more. */
function countWords(titles: readonly string[], gone: readonly string[]): KnownWord[] {
  const known = new Map<string, KnownWord>()
  const add = (title: string, by: 1 | -1) => {
    for (const shown of searchWords(title)) {
      const word = foldText(shown)
      if (word.length < SHORTEST || !WORD.test(word)) continue
      const before = known.get(word)
      known.set(word, {
        word,
        shown: before && before.shown !== word ? before.shown : shown,
        documents: (before?.documents ?? 0) + by,
      })
    }
  }
  for (const title of titles) add(title, 1)
  for (const title of gone) add(title, -1)
  return [...known.values()].filter(({ documents }) => documents !== 0)
}

/**
 * Learns the words of new and changed titles, so that mistyped ones can be told. What was learned of a changed one before is
 * forgotten. Returns how many titles it took.
 */
export async function learnWords(db: Db): Promise<number> {
  let taken = 0
  for (;;) {
    const titles = await inTransaction(db, async (tx) => {
      const some = await takeUnlearnedTitles(tx, TITLES_AT_ONCE)
      const changed = some.filter(({ title, learned }) => title !== learned)
      if (changed.length > 0) {
        const before = changed.flatMap(({ learned }) => learned ?? [])
        await countIn(
          tx,
          countWords(
            changed.map(({ title }) => title),
            before,
          ),
        )
        await keepLearned(tx, changed)
      }
      return some
    })
    taken += titles.length
    if (titles.length < TITLES_AT_ONCE) return taken
  }
}

/** Forgets the words of auctions that are gone, as far as no other title taught them. */
export async function unlearnWords(tx: Tx, auctionIds: readonly number[]): Promise<void> {
  if (auctionIds.length === 0) return
  const gone = countWords([], await takeLearned(tx, auctionIds))
  if (gone.length > 0) await countIn(tx, gone)
}

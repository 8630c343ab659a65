const WORDS = 8
const WORD_LENGTH = 40
/** Letters that stand alone say little, and each costs as much as a word. */
const SINGLE_LETTERS = 2

/**
 * The words of what a person searches for: letters, digits and their marks; everything else only separates.
 * At most 8 of at most 40 characters, each once, so that no text makes an expensive query.
 */
export function searchWords(text: string): string[] {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const words = [...new Set(found.map((word) => [...word].slice(0, WORD_LENGTH).join('')))]
  let letters = 0
  return words.filter((word) => !/^\p{L}$/u.test(word) || ++letters <= SINGLE_LETTERS).slice(0, WORDS)
}

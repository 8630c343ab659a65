const WORDS = 12
const WORD_LENGTH = 40

/**
 * The words of what a person searches for: letters, digits and their marks; everything else only separates.
 * At most 12 of at most 40 characters, each once, so that no text makes an expensive query.
 */
export function searchWords(text: string): string[] {
  const found =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  return [...new Set(found.map((word) => [...word].slice(0, WORD_LENGTH).join('')))].slice(0, WORDS)
}

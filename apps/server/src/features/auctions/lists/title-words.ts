import { searchWords } from '../search/search-words.ts'
import { foldText } from './fold-text.ts'

/** The words to look for in one's own titles, without accents and capitals. None when nothing was asked. */
export function titleWords(text: string): string[] {
  return searchWords(text).map(foldText)
}

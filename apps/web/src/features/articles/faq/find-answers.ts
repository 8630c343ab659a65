import { foldText } from '../../../ui/fold-text.ts'
import { plainText } from '../block.ts'
import type { FaqEntry, FaqGroup } from './faq-group.ts'

function wordsOf({ question, answer }: FaqEntry, title: string): string {
  return foldText(`${title} ${question} ${plainText(answer)}`)
}

/**
 * The groups with the entries that hold every word looked for, wherever it stands and with or without accents
 * and capitals; all of them for a blank text.
 */
export function findAnswers(groups: readonly FaqGroup[], text: string): readonly FaqGroup[] {
  const wanted = foldText(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => {
        const words = wordsOf(entry, group.title)
        return wanted.every((word) => words.includes(word))
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}

import type { Suggestions } from '@martillo/contract/auction-filters'
import type { Category } from '@martillo/contract/catalog'
import { foldText } from '../lists/fold-text.ts'
import { searchWords } from './search-words.ts'

const MOST = 3

type Suggested = Suggestions['categories'][number]

function placeOf({ ID, Name, Slug }: { ID: number; Name: string; Slug: string }) {
  return { ID, name: Name, slug: Slug }
}

/** Whether each of the typed words begins a word of the name. */
function answers(name: string, typed: readonly string[]): boolean {
  const words = searchWords(name).map(foldText)
  return typed.every((one) => words.some((word) => word.startsWith(one)))
}

/** Up to 3 categories and subcategories whose name begins as what was typed; categories first, in their own order. */
export function suggestCategories(typed: readonly string[], categories: readonly Category[]): Suggested[] {
  const folded = typed.map(foldText)
  const whole = categories.filter(({ Name }) => answers(Name, folded)).map(placeOf)
  const parts = categories.flatMap((category) =>
    category.Subcategories.filter(({ Name }) => answers(Name, folded)).map((one) => ({
      ...placeOf(one),
      category: placeOf(category),
    })),
  )
  return [...whole, ...parts].slice(0, MOST)
}

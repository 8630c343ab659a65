import type { Suggestions } from '@martillo/contract/auction-filters'
import { paths } from '../lib/paths.ts'

/** One line of what may be meant: a text to search for, or a screen to go to. */
export type Suggested = { key: string; words: string; detail?: string | undefined } & (
  | { kind: 'recent' | 'text'; search: string }
  | { kind: 'category'; to: string }
  | { kind: 'auction'; to: string; picture: string }
)

export interface SuggestedGroup {
  title: string
  lines: readonly Suggested[]
}

/** What was searched before, as lines. */
export function recentGroup(texts: readonly string[]): SuggestedGroup {
  const lines = texts.map((text) => ({
    kind: 'recent' as const,
    key: `recent ${text}`,
    words: text,
    search: text,
  }))
  return { title: 'Búsquedas recientes', lines }
}

/** What the server suggests, as lines, in groups; empty groups are left out. */
export function suggestedGroups({ queries, categories, auctions }: Suggestions): SuggestedGroup[] {
  const groups: SuggestedGroup[] = [
    {
      title: 'Búsquedas',
      lines: queries.map((text) => ({ kind: 'text', key: `text ${text}`, words: text, search: text })),
    },
    {
      title: 'Categorías',
      lines: categories.map(({ ID, name, slug, category }) => ({
        kind: 'category',
        key: `category ${category ? 'sub' : ''}${ID}`,
        words: name,
        detail: category && `en ${category.name}`,
        to: category ? paths.subcategory(category.slug, slug) : paths.category(slug),
      })),
    },
    {
      title: 'Subastas',
      lines: auctions.map(({ ID, Title, PrimaryPic }) => ({
        kind: 'auction',
        key: `auction ${ID}`,
        words: Title,
        to: paths.auction(ID),
        picture: PrimaryPic,
      })),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

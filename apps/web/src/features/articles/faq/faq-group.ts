import type { Block } from '../block.ts'

/** A question with its answer. The id is its address on the page, so it never changes. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: readonly Block[]
  /** Where to go on from here. */
  readonly links?: readonly { readonly to: string; readonly label: string }[]
}

export interface FaqGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly FaqEntry[]
}

/** A piece of an article's text. Kept as data, so that the same words are drawn, searched and told to search engines. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | {
      readonly table: {
        readonly caption: string
        readonly head: readonly string[]
        readonly rows: readonly (readonly string[])[]
      }
    }

function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('table' in block) return block.table.rows.map((row) => row.join(': '))
  return 'list' in block ? block.list : block.steps
}

/** The words of some blocks without any form. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).join(' ')
}

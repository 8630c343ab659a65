import { type Block, plainText } from './block.ts'

/** Draws an article's text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[68ch] gap-3 leading-relaxed wrap-anywhere">
      {blocks.map((block) => (
        <OneBlock key={plainText([block])} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('table' in block) return <Table {...block.table} />
  if ('steps' in block) {
    return (
      <ol className="grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-brand-ink">
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-6 marker:text-brand">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

interface TableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

function Table({ caption, head, rows }: TableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-brand-soft text-14 text-brand-ink">
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className="px-3 py-2.5 sm:px-4 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row" className="px-3 py-2.5 sm:px-4 font-semibold">
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={head[at + 1]} className="px-3 py-2.5 sm:px-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

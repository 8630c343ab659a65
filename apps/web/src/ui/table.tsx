import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers line up at the right. */
  numeric?: boolean
}

interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A table on wide screens; on phones every row becomes a card that names its values. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ id, title, numeric }) => (
            <th
              key={id}
              scope="col"
              className={`border-line border-b px-3 py-2 text-14 font-semibold text-muted ${numeric ? 'text-right' : 'text-left'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-3 md:border-line md:border-b"
          >
            {columns.map(({ id, title, cell, numeric }) => (
              <td
                key={id}
                className={`max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:py-3 ${numeric ? 'md:text-right' : ''}`}
              >
                <span aria-hidden="true" className="text-14 text-muted md:hidden">
                  {title}
                </span>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

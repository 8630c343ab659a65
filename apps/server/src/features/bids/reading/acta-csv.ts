import type { getActa } from './get-acta.ts'

type Row = Awaited<ReturnType<typeof getActa>>['rows'][number]

const COLUMNS = ['row', 'amount_cents', 'time_ms', 'alias', 'automatic', 'kind', 'hash'] as const

/** A field that a spreadsheet would take for a formula gets an apostrophe before it. */
function csvField(value: string | number | boolean): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The ledger as CSV (RFC 4180), with the columns that its hashes cover and the hashes. */
export function actaCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => csvField(row[column])).join(','))
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}

import { FIRST_PREVIOUS_HASH, type LedgerRow, ledgerRowText } from './ledger-row.ts'

export type LedgerVerdict =
  | { ok: true; lastHash: string }
  | { ok: false; refusal: 'row_missing' | 'hash_wrong'; row: number }

/**
 * Checks a whole ledger: rows numbered 1, 2, 3… without a gap, each hash made from the one before. `row` is the first
 * that is missing or wrong. A ledger cut off at its end is a valid shorter one: compare `lastHash` with a known one.
 * `sha256hex` hashes a text as UTF-8 into lower-case hexadecimal.
 */
export function verifyLedger(
  rows: readonly (LedgerRow & { hash: string })[],
  sha256hex: (text: string) => string,
): LedgerVerdict {
  let lastHash = FIRST_PREVIOUS_HASH
  for (const [index, row] of rows.entries()) {
    if (row.row !== index + 1) return { ok: false, refusal: 'row_missing', row: index + 1 }
    lastHash = sha256hex(ledgerRowText(lastHash, row))
    if (lastHash !== row.hash) return { ok: false, refusal: 'hash_wrong', row: row.row }
  }
  return { ok: true, lastHash }
}

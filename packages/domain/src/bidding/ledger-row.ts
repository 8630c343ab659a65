import type { Cents } from '../money/cents.ts'

export type LedgerKind = 'bid' | 'withdrawn' | 'voided'

/** A row of an auction's public ledger, as it is hashed and kept for good. */
export type LedgerRow = {
  auctionId: number
  /** 1, 2, 3… within the auction. */
  row: number
  amountCents: Cents
  /** Epoch milliseconds. */
  at: number
  alias: string
  automatic: boolean
  kind: LedgerKind
}

/** What stands for the hash before the first row. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64)

/**
 * The text whose SHA-256 (as UTF-8, in lower-case hexadecimal) is the row's hash: a JSON array without spaces of the
 * hash before, auction, row, centavos, milliseconds, alias, automatic and kind. JSON quotes the alias, so no two
 * different rows give the same text.
 */
export function ledgerRowText(previousHash: string, row: LedgerRow): string {
  return JSON.stringify([
    previousHash,
    row.auctionId,
    row.row,
    row.amountCents,
    row.at,
    row.alias,
    row.automatic,
    row.kind,
  ])
}

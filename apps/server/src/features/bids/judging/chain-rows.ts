import { hash } from 'node:crypto'
import { type LedgerKind, ledgerRowText } from '@martillo/domain/bidding/ledger-row'
import type { Cents } from '@martillo/domain/money/cents'

/** A public row before it has its place in the ledger. */
export interface UnchainedRow {
  readonly personId: number
  readonly amountCents: Cents
  readonly at: number
  readonly alias: string
  readonly automatic: boolean
  readonly kind: LedgerKind
  readonly cancels: readonly number[] | null
  readonly reason: string | null
}

export interface ChainedRow extends UnchainedRow {
  readonly row: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
}

/** Lower-case hexadecimal SHA-256 of a text as UTF-8. */
export function sha256hex(text: string): string {
  return hash('sha256', text, 'hex')
}

/** Numbers rows onward from the ledger's end; the hash of each covers the one before. */
export function chainRows(
  auctionId: number,
  end: { readonly rows: number; readonly lastHash: string },
  rows: readonly UnchainedRow[],
): ChainedRow[] {
  let { lastHash } = end
  return rows.map((unchained, index) => {
    const row = end.rows + index + 1
    lastHash = sha256hex(ledgerRowText(lastHash, { auctionId, ...unchained, row }))
    return { ...unchained, row, hash: lastHash }
  })
}

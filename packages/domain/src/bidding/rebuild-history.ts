import type { PublicRow } from './standing.ts'

/** A row of the ledger that still stands: it says `bid` and no later row takes it back. */
export type LiveRow = PublicRow & { row: number }

export type RebuiltHistory = {
  /** Numbers of the rows that the withdrawal or voiding takes back, ascending. */
  cancelledRows: number[]
  /** To be appended after the row that takes those back, in this order. */
  rows: PublicRow[]
  /** False when strangers can see no difference; then nothing is to be written. */
  publicChange: boolean
}

/**
 * What the ledger must add so that its standing rows become `target`. Rows are only ever added, so everything from
 * the first difference on is taken back and written anew. At least the last row is, so that the ledger again ends with
 * the leader at the price.
 */
export function rebuildHistory(live: readonly LiveRow[], target: readonly PublicRow[]): RebuiltHistory {
  const firstDifference = live.findIndex((row, index) => !sameRow(row, target[index]))
  const alike = firstDifference === -1 ? live.length : firstDifference
  if (alike === live.length && alike === target.length) {
    return { cancelledRows: [], rows: [], publicChange: false }
  }
  const kept = Math.max(0, Math.min(alike, target.length - 1))
  return {
    cancelledRows: live.slice(kept).map((row) => row.row),
    rows: target.slice(kept),
    publicChange: true,
  }
}

function sameRow(one: PublicRow, other: PublicRow | undefined): boolean {
  return (
    other !== undefined &&
    one.bidderId === other.bidderId &&
    one.amountCents === other.amountCents &&
    one.automatic === other.automatic &&
    one.at === other.at
  )
}

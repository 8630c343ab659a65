import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { addCase, countKind, dropKindsBeyond, dropOlderThan } from './diagnostics.store.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import type { ErrorReport } from './read-report.ts'

/** So much is kept at most: kinds of errors, cases of each, and for how long. */
export const KINDS = 2_000
export const CASES_PER_KIND = 10
export const KEPT_MS = 30 * 24 * 3_600_000

/** Counts an error of somebody's screen, and keeps it while its kind has few cases. */
export async function recordError(db: Db, report: ErrorReport, userId: number | null): Promise<void> {
  const fingerprint = fingerprintOf(report)
  await inTransaction(db, async (tx) => {
    const { isNew } = await countKind(tx, fingerprint, report)
    await addCase(tx, fingerprint, report, { userId, most: CASES_PER_KIND })
    // Whoever sends a thousand made-up errors displaces rare ones, but never fills the disk.
    if (isNew) await dropKindsBeyond(tx, KINDS)
  })
}

/** Forgets what is too old; for a sweep. */
export function dropOldErrors(db: Db): Promise<void> {
  return dropOlderThan(db, KEPT_MS)
}

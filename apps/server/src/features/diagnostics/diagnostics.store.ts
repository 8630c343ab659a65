import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { ErrorReport } from './read-report.ts'

const now = sql<Date>`app.now()`

/** Counts one more of its kind, and holds the kind until the end of the transaction. */
export async function countKind(
  tx: Tx,
  fingerprint: string,
  report: ErrorReport,
): Promise<{ isNew: boolean }> {
  const { count } = await tx
    .insertInto('error_kinds')
    .values({ fingerprint, origin: report.origin, message: report.message, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ count: sql`error_kinds.count + 1`, last_at: now }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return { isNew: count === 1 }
}

/** Forgets the kinds that were not seen for the longest time, beyond the newest `keep`. */
export async function dropKindsBeyond(db: Db | Tx, keep: number): Promise<void> {
  await db
    .deleteFrom('error_kinds')
    .where('fingerprint', 'in', (kinds) =>
      kinds
        .selectFrom('error_kinds')
        .select('fingerprint')
        .orderBy('last_at', 'desc')
        .orderBy('fingerprint')
        .offset(keep),
    )
    .execute()
}

/** Keeps a case of a kind that the caller holds, unless it has `most` already. */
export async function addCase(
  tx: Tx,
  fingerprint: string,
  report: ErrorReport,
  { userId, most }: { readonly userId: number | null; readonly most: number },
): Promise<void> {
  const { message, stack, path, browser, device } = report
  const { kept } = await tx
    .selectFrom('error_reports')
    .select((cases) => cases.fn.countAll<number>().as('kept'))
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  if (kept >= most) return
  await tx
    .insertInto('error_reports')
    .values({ fingerprint, at: now, message, stack, path, browser, device, user_id: userId })
    .execute()
}

/** Drops cases that are older than `keptMs`, and kinds that nobody met since. */
export async function dropOlderThan(db: Db, keptMs: number): Promise<void> {
  const limit = sql<Date>`app.now() - ${`${keptMs} milliseconds`}::interval`
  await db.deleteFrom('error_reports').where('at', '<', limit).execute()
  await db.deleteFrom('error_kinds').where('last_at', '<', limit).execute()
}

/** The kinds of errors of which there are cases of a person. */
export async function findKindsOf(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('error_reports')
    .select('fingerprint')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ fingerprint }) => fingerprint)
}

/** Tells these kinds in the words of a case that is left, and forgets those without one. */
export async function retellKinds(tx: Tx, fingerprints: readonly string[]): Promise<void> {
  if (fingerprints.length === 0) return
  await tx
    .deleteFrom('error_kinds')
    .where('fingerprint', 'in', fingerprints)
    .where('fingerprint', 'not in', (cases) => cases.selectFrom('error_reports').select('fingerprint'))
    .execute()
  await tx
    .updateTable('error_kinds')
    .set({
      message: (kinds) =>
        kinds
          .selectFrom('error_reports')
          .select('error_reports.message')
          .whereRef('error_reports.fingerprint', '=', 'error_kinds.fingerprint')
          .orderBy('at')
          .limit(1)
          .$asScalar()
          .$notNull(),
    })
    .where('fingerprint', 'in', fingerprints)
    .execute()
}

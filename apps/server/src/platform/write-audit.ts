import type { AnyTx } from './sql-executor.ts'
import { executorOf } from './sql-executor.ts'

export interface AuditEntry {
  /** The administrator who did it. */
  readonly actorId: number
  /** What was done, as `slice.verb-noun`. */
  readonly action: string
  /** To what: a kind and its number. */
  readonly subject: string
  /** Of personal fields only the names. */
  readonly before?: object
  readonly after?: object
}

/** Writes what an administrator did into the audit log, in the transaction that does it. */
export async function writeAudit(tx: AnyTx, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, before, after } = entry
  await executorOf(tx).executeSql(
    'insert into audit_log (actor_id, action, subject, before, after) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
    [actorId, action, subject, before ? JSON.stringify(before) : null, after ? JSON.stringify(after) : null],
  )
}

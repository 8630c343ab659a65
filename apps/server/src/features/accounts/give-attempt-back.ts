import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { AttemptLimit } from '../../platform/guarded-attempts.ts'

/** Gives the latest attempt of a subject back: it turned out to be none. */
export async function giveAttemptBack(tx: Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await sql`delete from attempts where ctid = (
    select ctid from attempts where kind = ${limit.kind} and subject = ${subject} order by at desc limit 1
  )`.execute(tx)
}

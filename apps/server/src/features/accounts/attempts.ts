import { sql } from 'kysely'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'

/** What is counted: at most `max` attempts of a kind on a subject within the last `withinMs` milliseconds. */
export interface AttemptLimit {
  readonly kind: string
  readonly max: number
  readonly withinMs: number
}

/**
 * Takes one attempt, before its outcome is known, so that many at once count as many. Answers 0 when it may
 * go on, else the milliseconds to wait; a refused one is not counted. The lock makes the count exact over
 * all processes until the caller's transaction ends.
 */
export async function takeAttempt(tx: Tx, limit: AttemptLimit, subject: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${subject}`}, 0))`.execute(tx)
  const now = await dbNow(tx)
  const earlier = await tx
    .selectFrom('attempts')
    .select('at')
    .where('kind', '=', limit.kind)
    .where('subject', '=', subject)
    .where('at', '>', new Date(now.getTime() - limit.withinMs))
    .orderBy('at', 'desc')
    .limit(limit.max)
    .execute()
  const oldest = earlier[limit.max - 1]
  if (oldest) return oldest.at.getTime() + limit.withinMs - now.getTime()
  await tx.insertInto('attempts').values({ kind: limit.kind, subject, at: now }).execute()
  return 0
}

/** Gives the latest attempt back: it turned out to be none. */
export async function giveAttemptBack(tx: Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await sql`delete from attempts where ctid = (
    select ctid from attempts where kind = ${limit.kind} and subject = ${subject} order by at desc limit 1
  )`.execute(tx)
}

/** Forgets all attempts of a kind on a subject. */
export async function forgetAttempts(tx: Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await tx.deleteFrom('attempts').where('kind', '=', limit.kind).where('subject', '=', subject).execute()
}

/** How long ago the oldest attempt lies that any limit still looks at. */
const KEPT_MS = 24 * 3_600_000

/** Deletes what no limit looks at any more. */
export async function sweepAttempts(tx: Tx): Promise<void> {
  const now = await dbNow(tx)
  await tx
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
}

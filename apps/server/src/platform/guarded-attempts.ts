import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { tooMany } from './http/failure.ts'

export interface AttemptLimit {
  /** What is counted, as `login.account`. */
  readonly kind: string
  readonly max: number
  readonly perMs: number
}

/** How many attempts lie in the limit's window, and how long until the oldest leaves it. */
export interface AttemptCount {
  readonly count: number
  readonly leftMs: number
}

/** How a subject is kept: networks and addresses are people's, and counting needs only to know them again. */
function kept(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}

/** Counts in the database, so that a restart, another process or another network changes nothing. */
export async function countAttempts(
  tx: Db | Tx,
  limit: AttemptLimit,
  subject: string,
): Promise<AttemptCount> {
  const since = sql<Date>`app.now() - ${`${limit.perMs} milliseconds`}::interval`
  const { count, left } = await tx
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number | null>`extract(epoch from min(at) - (${since}))::float8 * 1000`.as('left'),
    ])
    .where('kind', '=', limit.kind)
    .where('subject', '=', kept(subject))
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return { count, leftMs: Math.max(0, Math.ceil(left ?? 0)) }
}

export async function recordAttempt(tx: Db | Tx, kind: string, subject: string): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({ kind, subject: kept(subject), at: sql<Date>`app.now()` })
    .execute()
}

/** Forgets a subject's attempts: after a login that succeeded. */
export async function forgetAttempts(tx: Db | Tx, kind: string, subject: string): Promise<void> {
  await tx.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', kept(subject)).execute()
}

/** Throws 429 `too_many_attempts` with the time to wait when the window is full. */
export async function refuseWhenFull(tx: Db | Tx, limit: AttemptLimit, subject: string): Promise<void> {
  const { count, leftMs } = await countAttempts(tx, limit, subject)
  if (count < limit.max) return
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  throw tooMany(
    'too_many_attempts',
    leftMs / 1000,
    `Fueron demasiados intentos. Probá de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  )
}

/**
 * Takes one attempt, or refuses when the window is full. Counting and recording are one step per subject: of
 * many at the same instant no more than `max` pass. Holds the subject's lock until the transaction ends.
 */
export async function takeAttempt(tx: Tx, limit: AttemptLimit, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${limit.kind} ${subject}`}, 0))`.execute(tx)
  await refuseWhenFull(tx, limit, subject)
  await recordAttempt(tx, limit.kind, subject)
}

/** Gives a subject's latest attempt back: it turned out to be none. */
export async function giveAttemptBack(tx: Db | Tx, kind: string, subject: string): Promise<void> {
  await sql`delete from attempts where ctid = (
    select ctid from attempts where kind = ${kind} and subject = ${kept(subject)} order by at desc limit 1
  )`.execute(tx)
}

/** Drops what no limit looks at any more; for a sweep. */
export async function dropOldAttempts(db: Db): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', sql<Date>`app.now() - interval '8 days'`).execute()
}

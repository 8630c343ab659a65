import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/**
 * Says that this process takes bids, unless no process has for longer than `longestGapMs`: then the outage rule comes
 * first, and nothing is written. Answers whether it was.
 */
export async function beatUnlessOutage(db: Db, process: string, longestGapMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into heartbeats (process, at)
    select ${process}::uuid, now.at
    from (select app.now() as at) as now,
      (select max(at) as at from heartbeats) as newest
    where newest.at is null or newest.at >= now.at - ${longestGapMs}::float8 * interval '1 millisecond'
    on conflict (process) do update set at = greatest(heartbeats.at, excluded.at)
    returning process`.execute(db)
  return rows.length > 0
}

export async function writeHeartbeat(tx: Tx, process: string, at: Date): Promise<void> {
  await tx
    .insertInto('heartbeats')
    .values({ process, at })
    .onConflict((conflict) => conflict.column('process').doUpdateSet({ at }))
    .execute()
}

/** Rows of processes that are long gone; the newest of all stays, as it is what an outage is measured from. */
export async function dropOldHeartbeats(db: Db): Promise<void> {
  await db
    .deleteFrom('heartbeats')
    .where('at', '<', sql<Date>`app.now() - interval '1 day'`)
    .where('at', '<', (eb) =>
      eb.selectFrom('heartbeats as newest').select((of) => of.fn.max('newest.at').as('at')),
    )
    .execute()
}

/** Unsettled auctions that end from `since` on and before `until`, locked in the order of their numbers. */
export function lockAuctionsEnding(tx: Tx, since: Date, until: Date) {
  return tx
    .selectFrom('auctions')
    .select(['id', 'title', 'end_at'])
    .where('status', '=', 'active')
    .where('approval', '=', 'approved')
    .where('cancelled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('end_at', '>=', since)
    .where('end_at', '<', until)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function addOutage(
  tx: Tx,
  outage: { beganAt: Date; endedAt: Date; extended: number },
): Promise<void> {
  await tx
    .insertInto('outages')
    .values({ began_at: outage.beganAt, ended_at: outage.endedAt, extended: outage.extended })
    .execute()
}

import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/** The ban of a person that is in force by the deciding clock. */
export function activeBan(db: Db | Tx, userId: number | RawBuilder<unknown>) {
  return db
    .selectFrom('bans')
    .select('bans.id')
    .where('bans.person_id', '=', sql<number>`${userId}`)
    .where('bans.lifted_at', 'is', null)
    .where((where) =>
      where.or([where('bans.until', 'is', null), where('bans.until', '>', sql<Date>`app.now()`)]),
    )
}

/**
 * Whether a person is banned now. A session is only opened in a transaction that holds the person's row and has asked
 * this: a ban holds the row too, so one of both comes first.
 */
export async function isBanned(db: Db | Tx, userId: number): Promise<boolean> {
  return (await activeBan(db, userId).executeTakeFirst()) !== undefined
}

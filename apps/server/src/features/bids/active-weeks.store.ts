import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Below it no bid can still be waiting for its commit: a transaction lasts seconds at most. */
export async function lastSettledPosition(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accepted_bids')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('placed_at', '<', sql<Date>`app.now() - interval '1 minute'`)
    .executeTakeFirst()
  return row?.position ?? 0
}

/** Who bid after `position` in the week that begins on the Monday `week` in Argentina, and has no credit for it yet. */
export async function findBiddersSince(db: Db, position: number, week: string): Promise<number[]> {
  const rows = await db
    .selectFrom('accepted_bids as b')
    .select('b.person_id')
    .distinct()
    .where('b.position', '>', position)
    .where('b.placed_at', '>=', sql<Date>`${week}::timestamp at time zone 'America/Argentina/Buenos_Aires'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reputation_events as r')
            .select('r.id')
            .whereRef('r.user_id', '=', 'b.person_id')
            .where('r.kind', '=', 'active_week')
            .where('r.subject', '=', week),
        ),
      ),
    )
    .execute()
  return rows.map((row) => row.person_id)
}

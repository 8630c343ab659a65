import type { Tx } from '../../src/platform/database.ts'

const HOUR_MS = 3_600_000

/** A publication that nobody bid on, where there is one, waits for approval, so that this queue of the administrators too has something to show. */
export async function letOneWait(tx: Tx, now: number): Promise<void> {
  const quiet = await tx
    .selectFrom('auctions')
    .leftJoin('standings', 'standings.auction_id', 'auctions.id')
    .select('auctions.id')
    .where('auctions.status', '=', 'active')
    .where('auctions.end_at', '>', new Date(now + 24 * HOUR_MS))
    .where('standings.leader_id', 'is', null)
    .orderBy('auctions.id')
    .limit(1)
    .executeTakeFirst()
  if (!quiet) return
  await tx
    .updateTable('auctions')
    .set({ approval: 'pending', waiting_since: new Date(now - 3 * HOUR_MS) })
    .where('id', '=', quiet.id)
    .execute()
}

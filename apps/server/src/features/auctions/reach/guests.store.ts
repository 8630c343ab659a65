import type { Db, Tx } from '../../../platform/database.ts'

/** Whether a person came into a private auction by its link. */
export async function isGuest(db: Db | Tx, auctionId: number, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('auction_guests')
    .select('person_id')
    .where('auction_id', '=', auctionId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** The texts of an auction's clarifications, the oldest first. */
export async function findClarifications(tx: Tx, auctionId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('clarifications')
    .select('text')
    .where('auction_id', '=', auctionId)
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text)
}

export async function addClarification(tx: Tx, auctionId: number, text: string): Promise<void> {
  await tx.insertInto('clarifications').values({ auction_id: auctionId, text }).execute()
}

/** Whatever a person added under the descriptions of their auctions. */
export async function deleteClarificationsOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    delete from clarifications where auction_id in (select id from auctions where seller_id = ${sellerId})`.execute(
    tx,
  )
}

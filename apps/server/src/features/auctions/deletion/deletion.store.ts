import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** What stands in the place of the title of an auction that is gone. */
const ERASED_TITLE = 'Publicación eliminada'

/** A person's auctions, and whether somebody else's history hangs on each. */
export async function findAuctionsOf(db: Db | Tx, sellerId: number) {
  return db
    .selectFrom('auctions as a')
    .select((eb) => [
      'a.id',
      'a.title',
      eb
        .or([
          eb.exists(eb.selectFrom('bid_rows as r').select('r.row').whereRef('r.auction_id', '=', 'a.id')),
          eb.exists(eb.selectFrom('sales as s').select('s.id').whereRef('s.auction_id', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('has_history'),
    ])
    .where('seller_id', '=', sellerId)
    .orderBy('a.id')
    .execute()
}

/** Takes descriptions and pictures away. */
export async function emptyAuctions(tx: Tx, sellerId: number): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ description: '', delivery_description: '', photos: [], publication_key: null })
    .where('seller_id', '=', sellerId)
    .execute()
}

/** No link opens a deleted person's auctions any more; whoever came in before keeps the history of their bids. */
export async function voidLinks(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update private_links set secret = null
    where auction_id in (select id from auctions where seller_id = ${sellerId})`.execute(tx)
}

/** Takes auctions away altogether; the number stays. */
export async function eraseAuctions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('auctions')
    .set({
      title: ERASED_TITLE,
      province: '',
      city: '',
      cancel_reason: null,
      deleted_at: sql<Date>`coalesce(deleted_at, app.now())`,
    })
    .where('id', 'in', ids)
    .execute()
}

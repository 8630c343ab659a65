import { auctionStateAt } from '@martillo/domain/auctions/auction-state'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'

/** An auction as its seller finds it; 404 when it is not there, deleted or somebody else's. */
export async function requireOwnAuction(db: Db | Tx, auctionId: number, sellerId: number) {
  const row = await db
    .selectFrom('auctions')
    .select([
      'approval',
      'cancelled_at',
      'start_at',
      'end_at',
      'is_private',
      'featured_at',
      sql<Date>`app.now()`.as('now'),
    ])
    .where('id', '=', auctionId)
    .where('seller_id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('No encontramos esa subasta.')
  const times = { startAt: row.start_at.getTime(), endAt: row.end_at.getTime() }
  const facts = { approval: row.approval, cancelled: row.cancelled_at !== null, ...times }
  return {
    isPrivate: row.is_private,
    isFeatured: row.featured_at !== null,
    state: auctionStateAt(facts, row.now.getTime()),
  }
}

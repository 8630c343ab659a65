import type { Auction, AuctionCard } from '@martillo/contract/auctions'
import type { Db, Tx } from '../../platform/database.ts'
import type { Session } from '../../platform/session.ts'
import { toAuction, toCard } from './auctions.view.ts'
import { selectCards } from './cards.store.ts'
import { type DetailRow, getDetailRow } from './detail.store.ts'
import { isGuest } from './reach/guests.store.ts'

/** Whoever asks: nothing for a visitor. */
export type Asker = Pick<Session, 'userId' | 'role'> | undefined

type SeenRow = Pick<DetailRow, 'id' | 'approval' | 'is_private' | 'seller_id'>

function isOwn({ seller_id }: SeenRow, asker: Asker): boolean {
  return asker !== undefined && (asker.userId === seller_id || asker.role === 'admin')
}

/**
 * Approved public auctions are everybody's to see, cancelled ones too. What waits for approval or was rejected is only
 * for its seller and administrators; what is approved and private also for its guests.
 */
async function maySee(db: Db | Tx, row: SeenRow, asker: Asker): Promise<boolean> {
  if (row.approval === 'approved' && !row.is_private) return true
  if (asker === undefined) return false
  if (isOwn(row, asker)) return true
  return row.approval === 'approved' && isGuest(db, row.id, asker.userId)
}

/** The whole auction without `viewer`, for a caller that knows that it may be seen; nothing when not there or deleted. */
export async function getAuctionView(db: Db | Tx, id: number): Promise<Auction | undefined> {
  const row = await getDetailRow(db, id)
  return row && toAuction(row)
}

/** What is stored of it; nothing also when it is not the asker's to see. */
export async function getVisibleRow(db: Db | Tx, id: number, asker: Asker): Promise<DetailRow | undefined> {
  const row = await getDetailRow(db, id)
  return row && (await maySee(db, row, asker)) ? row : undefined
}

/** The same as the whole auction, with what only its seller and administrators are told. */
export async function getVisibleAuction(db: Db | Tx, id: number, asker: Asker): Promise<Auction | undefined> {
  const row = await getVisibleRow(db, id, asker)
  return row && toAuction(row, isOwn(row, asker))
}

/** Whether the asker may see the auction, and so its live room. */
export async function mayViewAuction(db: Db | Tx, id: number, asker: Asker): Promise<boolean> {
  const row = await db
    .selectFrom('auctions')
    .select(['id', 'approval', 'is_private', 'seller_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && maySee(db, row, asker)
}

/** Whether a private auction takes guests by its link: it was approved and is not deleted. */
export async function mayEnter(db: Db | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('auctions')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('approval', '=', 'approved')
    .where('is_private', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the auction was everybody's to see until it was deleted. */
export async function wasRemoved(db: Db | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('auctions')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('approval', '=', 'approved')
    .where('is_private', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** The cards of these auctions, in the order asked for; what is not there or deleted is left out. */
export async function getCards(db: Db | Tx, ids: readonly number[]): Promise<AuctionCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db)
    .where('a.id', 'in', [...ids])
    .where('a.deleted_at', 'is', null)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toCard(row)] : []
  })
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

const SETTLEMENT_LOCK = 7_206_318_402

/**
 * The settlement lock, until the end of the transaction. Settlements share it; the outage rule has it alone, so
 * that nothing is settled while ends are being moved.
 */
export async function lockSettlement(tx: Tx, mode: 'shared' | 'alone'): Promise<void> {
  const take = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await sql`select ${take}(${SETTLEMENT_LOCK}::bigint)`.execute(tx)
}

/** The last moment at which some process surely took bids; null before the first start ever. */
export async function newestHeartbeat(tx: Db | Tx): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('heartbeats')
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** Ended, not yet settled, and biddable up to the end. */
function due(db: Db | Tx) {
  return (
    db
      .selectFrom('auctions')
      .where('status', '=', 'active')
      .where('approval', '=', 'approved')
      .where('cancelled_at', 'is', null)
      .where('deleted_at', 'is', null)
      // As sub-selects both are read once, and the index on the ends serves.
      .where('end_at', '<=', sql<Date>`(select app.now())`)
      .where('end_at', '<', (eb) => eb.selectFrom('heartbeats').select((of) => of.fn.max('at').as('at')))
  )
}

/** Auctions to settle, the longest overdue first, and whether they are overdue by more than a second. */
export function findDueAuctions(db: Db, { besides, limit }: { besides: readonly number[]; limit: number }) {
  return due(db)
    .select(['id', sql<boolean>`end_at < (select app.now()) - interval '1 second'`.as('overdue')])
    .where(sql<boolean>`id <> all(${[...besides]}::int[])`)
    .orderBy('end_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How long the oldest ended auction has been waiting, in milliseconds; 0 when none waits. */
export async function settlementLagMs(db: Db): Promise<number> {
  const { ms } = await due(db)
    .select(sql<number | null>`extract(epoch from app.now() - min(end_at))::float8 * 1000`.as('ms'))
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.round(ms ?? 0))
}

interface NewSale {
  readonly auctionId: number
  readonly sellerId: number
  readonly buyerId: number
  readonly priceCents: number
  readonly rateBp: number
  readonly commissionCents: number
  readonly commissionDueAt: Date
  readonly openedAt: Date
}

/** Throws when the auction has an open sale already. */
export async function addSale(tx: Tx, sale: NewSale): Promise<number> {
  const { id } = await tx
    .insertInto('sales')
    .values({
      auction_id: sale.auctionId,
      seller_id: sale.sellerId,
      buyer_id: sale.buyerId,
      price_cents: sale.priceCents,
      rate_bp: sale.rateBp,
      commission_cents: sale.commissionCents,
      commission_due_at: sale.commissionDueAt,
      opened_at: sale.openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What settling an auction needs to know of it; read it while the auction is locked. */
export function getAuctionToSettle(tx: Tx, auctionId: number) {
  return tx
    .selectFrom('auctions')
    .select(['id', 'title', 'seller_id', 'status', 'end_at', 'quoted_rate_bp'])
    .where('id', '=', auctionId)
    .where('approval', '=', 'approved')
    .where('cancelled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

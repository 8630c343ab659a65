import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type CardRow, selectCards } from '../cards.store.ts'
import type { Slice } from './listings.store.ts'

/** A list of somebody's own, or of administrators, with what nobody else sees: which auctions `a`, in what order. */
export interface PersonList {
  readonly where: RawBuilder<SqlBool>
  readonly order: readonly RawBuilder<unknown>[]
}

/** Everything, whatever its state. By number, which is the order of publication. */
export const allAuctions: PersonList = { where: sql<SqlBool>`a.deleted_at is null`, order: [sql`a.id desc`] }

export function auctionsOf(personId: number): PersonList {
  return {
    where: sql<SqlBool>`a.seller_id = ${personId} and a.deleted_at is null`,
    order: [sql`a.published_at desc`, sql`a.id desc`],
  }
}

export function auctionsWonBy(personId: number): PersonList {
  const sales = sql`from sales w where w.auction_id = a.id and w.buyer_id = ${personId}`
  return {
    where: sql<SqlBool>`a.deleted_at is null
      and a.id in (select w.auction_id from sales w where w.buyer_id = ${personId} and w.state <> 'cancelada')`,
    order: [sql`(select max(w.opened_at) ${sales}) desc`, sql`a.id desc`],
  }
}

/** The page is chosen before everything that a card needs is looked up. */
export function findPersonCards(
  db: Db,
  { where, order }: PersonList,
  { offset, limit }: Slice,
): Promise<CardRow[]> {
  const chosen = order.reduce(
    (sorted, one) => sorted.orderBy(one),
    db.selectFrom('auctions as a').select('a.id').where(where).limit(limit).offset(offset),
  )
  const cards = selectCards(db).where('a.id', 'in', chosen)
  return order.reduce((sorted, one) => sorted.orderBy(one), cards).execute()
}

/** How many there are, counted up to `most`. */
export async function countPersonCards(db: Db, { where }: PersonList, most: number): Promise<number> {
  const counted = sql<{ total: number }>`select count(*) as total from (
    select from auctions a where ${where} limit ${most}) as counted`
  return (await counted.execute(db)).rows[0]?.total ?? 0
}

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import { type CardQuery, type CardRow, listed, selectCards, statementNow } from './cards.store.ts'

/** A list: which auctions, and in what order. `a` is the auction, `t` its standing. */
export interface ListSpec {
  readonly where: RawBuilder<SqlBool>
  readonly order: readonly RawBuilder<unknown>[]
}

const notFinished = sql<SqlBool>`a.end_at > ${statementNow}`
const running = sql<SqlBool>`a.start_at <= ${statementNow} and a.end_at > ${statementNow}`
const newest = [sql`a.published_at desc`, sql`a.id desc`]

/** What has not ended first, by its end; then what has, the latest end first. */
const openFirst = [
  sql`a.end_at <= ${statementNow}`,
  sql`case when a.end_at > ${statementNow} then a.end_at end`,
  sql`a.end_at desc`,
  sql`a.id`,
]

function both(one: RawBuilder<SqlBool>, other: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${one} and ${other}`
}

/** The lists that are the same for everyone. */
export const lists = {
  active: { where: both(listed, notFinished), order: newest },
  baseZero: { where: both(listed, both(notFinished, sql`a.base_price_cents = 0`)), order: newest },
  mostBids: { where: both(listed, running), order: [sql`coalesce(t.bids_count, 0) desc`, sql`a.id`] },
  finishingSoon: { where: both(listed, running), order: [sql`a.end_at`, sql`a.id`] },
  finished: {
    where: both(listed, sql`a.end_at <= ${statementNow}`),
    order: [sql`a.end_at desc`, sql`a.id desc`],
  },
  byCategory: (id: number) => ({
    where: both(listed, sql`a.subcategory_id in (select id from subcategories where category_id = ${id})`),
    order: openFirst,
  }),
  bySubcategory: (id: number) => ({
    where: both(listed, sql`a.subcategory_id = ${id}`),
    order: openFirst,
  }),
  bySeller: (id: number) => ({ where: both(listed, sql`a.seller_id = ${id}`), order: openFirst }),
  all: { where: sql<SqlBool>`a.deleted_at is null`, order: newest },
  own: (id: number) => ({ where: sql<SqlBool>`a.seller_id = ${id} and a.deleted_at is null`, order: newest }),
  won: (id: number) => ({
    where: sql<SqlBool>`a.deleted_at is null and exists (
      select from sales w where w.auction_id = a.id and w.buyer_id = ${id} and w.state <> 'cancelada')`,
    order: [
      sql`(select max(w.opened_at) from sales w where w.auction_id = a.id and w.buyer_id = ${id}) desc`,
      sql`a.id desc`,
    ],
  }),
} satisfies Record<string, ListSpec | ((id: number) => ListSpec)>

/** One page of a list, in its order. The page is chosen before everything that a card needs is looked up. */
export function findCards(
  db: Db | Tx,
  { where, order }: ListSpec,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<CardRow[]> {
  const chosen = order.reduce(
    (sorted, one) => sorted.orderBy(one),
    db
      .selectFrom('auctions as a')
      .leftJoin('standings as t', 't.auction_id', 'a.id')
      .select('a.id')
      .where(where)
      .limit(limit)
      .offset((page - 1) * limit),
  )
  const cards: CardQuery = selectCards(db).where('a.id', 'in', chosen)
  return order.reduce((sorted, one) => sorted.orderBy(one), cards).execute()
}

/** How many auctions a list has in all. */
export async function countCards(db: Db | Tx, { where }: ListSpec): Promise<number> {
  const { total } = await db
    .selectFrom('auctions as a')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  return total
}

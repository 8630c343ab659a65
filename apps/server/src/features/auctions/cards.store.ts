import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

/** The deciding clock, asked once per statement. */
export const statementNow = sql<Date>`(select app.now())`

/** What anybody may find: approved, neither private, cancelled nor deleted. As `listings` says it. */
export const listed = sql<SqlBool>`a.deleted_at is null and a.cancelled_at is null and a.approval = 'approved' and not a.is_private`

/**
 * What is stored of a card, from auctions `a` with subcategory `s`, category `c`, seller `u`, score `r` and standing `t`
 * (absent before the first bid).
 */
export function selectStoredCards(db: Db | Tx) {
  return db
    .selectFrom('auctions as a')
    .innerJoin('subcategories as s', 's.id', 'a.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('users as u', 'u.id', 'a.seller_id')
    .leftJoin('reputation_scores as r', 'r.user_id', 'a.seller_id')
    .leftJoin('standings as t', 't.auction_id', 'a.id')
    .select([
      'a.id',
      'a.title',
      'a.start_at',
      'a.end_at',
      'a.increment_cents',
      'a.base_price_cents',
      'a.condition',
      'a.approval',
      'a.cancelled_at',
      'a.subcategory_id',
      'a.city',
      'a.province',
      'a.photos',
      'a.tint',
      'a.outcome',
      'a.featured_at',
      'a.is_private',
      'a.seller_id',
      's.category_id',
      's.name as subcategory',
      'c.name as category',
      'c.premium',
      'u.username',
      'u.profile_image',
      'u.kind',
      'u.deleted_at as seller_deleted_at',
      'r.score',
      't.price_cents',
      't.bids_count',
      't.seq',
    ])
    .select((eb) =>
      eb
        .selectFrom('sales')
        .select((count) => count.fn.countAll<number>().as('sales'))
        .whereRef('sales.seller_id', '=', 'a.seller_id')
        .where('sales.state', '=', 'completada')
        .as('seller_sales'),
    )
}

/** The same with the time at which it is so: `now`, or the statement's own. Add conditions, order and limits; `toCard` makes the card of a row. */
export function selectCards(db: Db | Tx, now?: Date) {
  return selectStoredCards(db).select((now ? sql<Date>`${now}::timestamptz` : statementNow).as('now'))
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

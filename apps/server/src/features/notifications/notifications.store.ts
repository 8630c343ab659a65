import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { NoticeKind } from './notice.ts'

interface NewNotification {
  readonly personId: number
  readonly kind: NoticeKind
  readonly event: string
  readonly message: string
  readonly link: string
  readonly facts: object
}

/** Answers nothing when this person was told of this event before. */
export async function addNotification(tx: Tx, one: NewNotification): Promise<number | undefined> {
  const row = await tx
    .insertInto('notifications')
    .values({
      person_id: one.personId,
      kind: one.kind,
      event: one.event,
      message: one.message,
      link: one.link,
      facts: JSON.stringify(one.facts),
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function linkToMail(tx: Tx, id: number, mailId: number): Promise<void> {
  await tx.updateTable('notifications').set({ mail_id: mailId }).where('id', '=', id).execute()
}

export function findNotifications(
  db: Db,
  personId: number,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', 'message', 'link', 'read_at', 'at'])
    .where('person_id', '=', personId)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export function countNotifications(db: Db, personId: number) {
  return db
    .selectFrom('notifications')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('person_id', '=', personId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function markAllRead(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`app.now()` })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('hidden_at', 'is', null)
    .execute()
}

export async function hideAll(db: Db, personId: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ hidden_at: sql<Date>`app.now()` })
    .where('person_id', '=', personId)
    .where('hidden_at', 'is', null)
    .execute()
}

/** Rows that nobody sees and no event comes back to. */
export async function dropHidden(db: Db): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('hidden_at', '<', sql<Date>`app.now() - interval '30 days'`)
    .execute()
}

/** The people with a bid on an auction that still counts, and each one's highest. */
export function findBidders(db: Db, auctionId: number) {
  return db
    .selectFrom('accepted_bids')
    .innerJoin('users', 'users.id', 'accepted_bids.person_id')
    .select((eb) => ['accepted_bids.person_id', eb.fn.max('accepted_bids.amount_cents').as('maximum_cents')])
    .where('accepted_bids.auction_id', '=', auctionId)
    .where('accepted_bids.withdrawn_at', 'is', null)
    .where('accepted_bids.voided_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .groupBy('accepted_bids.person_id')
    .execute()
}

/** What the texts say about an auction. */
export function getAuctionFacts(db: Db, auctionId: number) {
  return db
    .selectFrom('auctions')
    .leftJoin('standings', 'standings.auction_id', 'auctions.id')
    .select(['auctions.title', 'auctions.seller_id', 'standings.price_cents', 'standings.leader_id'])
    .where('auctions.id', '=', auctionId)
    .executeTakeFirstOrThrow()
}

export async function findAuctionTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('auctions').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

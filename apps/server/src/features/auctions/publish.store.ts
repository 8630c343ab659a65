import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { Database } from '../../platform/schema.generated.ts'
import { makeLink } from './reach/private-link.store.ts'

/** The longest window that a limit looks back over. */
const windowStart = sql<Date>`(select app.now() - interval '7 days')`

/** Holds the seller's row, so that publications of one person are judged one after another. */
export async function lockSeller(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** What a profile must have before one may sell. */
export function getProfile(db: Db | Tx, id: number) {
  return db
    .selectFrom('users')
    .select(['birth_date', 'phone', 'province', 'city'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** When the publications that a limit may count were sent, however long they waited; deleted ones included. */
export async function findSentAt(tx: Db | Tx, sellerId: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('auctions')
    .select((eb) => eb.fn.coalesce('sent_at', 'published_at').as('at'))
    .where('seller_id', '=', sellerId)
    // Nothing is published before it is sent, and this is what the index knows.
    .where('published_at', '>', windowStart)
    .execute()
  return rows.map(({ at }) => at)
}

/** Whether the term of a commission ran out without its being paid. */
export async function owesOverdue(db: Db | Tx, sellerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('owed_commissions')
    .select('sale_id')
    .where('seller_id', '=', sellerId)
    .where('commission_due_at', '<=', sql<Date>`app.now()`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The auction that this key has already made. */
export async function findByKey(db: Db | Tx, sellerId: number, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('auctions')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('publication_key', '=', key)
    .executeTakeFirst()
  return row?.id
}

/** The soft colour of a kept picture, for what is shown until it arrives. */
export async function findTint(tx: Tx, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined
  const row = await tx.selectFrom('images').select('tint').where('key', '=', key).executeTakeFirst()
  return row?.tint
}

/** A private one has its link from the start. */
export async function insertAuction(tx: Tx, values: Insertable<Database['auctions']>): Promise<number> {
  const { id } = await tx.insertInto('auctions').values(values).returning('id').executeTakeFirstOrThrow()
  if (values.is_private === true) await makeLink(tx, id)
  return id
}

/** Whether there is such a person to look up the auctions of. */
export async function isSeller(db: Db | Tx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

export type Hold = 'active_auctions' | 'active_bids' | 'open_sale' | 'commission_unpaid'

/** Running auctions on which the person has bids that still count: there the lead may come back to them. */
export async function findAuctionsBidOn(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('accepted_bids as b')
    .innerJoin('auctions as a', 'a.id', 'b.auction_id')
    .select('a.id')
    .distinct()
    .where('b.person_id', '=', userId)
    .where('b.withdrawn_at', 'is', null)
    .where('b.voided_at', 'is', null)
    .where('a.status', '=', 'active')
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds auctions by ascending number, as all who hold several do. */
export async function lockAuctions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom('auctions').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Holds the person's row alone: whoever writes something that refers to it waits. Nothing when they are gone already. */
export async function lockLeaver(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['email', 'password_hash', 'role'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function getPasswordHash(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * What keeps a person from leaving, the first that applies; one statement, so that a settlement is seen whole or not at
 * all.
 */
export async function findHold(tx: Tx, userId: number): Promise<Hold | null> {
  const { rows } = await sql<{ hold: Hold | null }>`
    select case
      when exists (
        select from auctions where seller_id = ${userId} and status = 'active' and approval <> 'rejected'
          and cancelled_at is null and deleted_at is null
      ) then 'active_auctions'
      when exists (
        select from standings s join auctions a on a.id = s.auction_id
        where s.leader_id = ${userId} and a.status = 'active' and a.cancelled_at is null and a.deleted_at is null
      ) then 'active_bids'
      when exists (
        select from sales where (seller_id = ${userId} or buyer_id = ${userId}) and state not in ('completada', 'cancelada')
      ) then 'open_sale'
      when exists (
        select from owed_commissions where seller_id = ${userId}
      ) then 'commission_unpaid'
    end as hold`.execute(tx)
  return rows[0]?.hold ?? null
}

export async function findSessionIds(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

export async function addErasure(tx: Tx, userId: number, email: string): Promise<void> {
  await tx.insertInto('erasures').values({ user_id: userId, email }).execute()
}

export async function markDeleted(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('users').set({ deleted_at: sql<Date>`app.now()` }).where('id', '=', userId).execute()
}

/** Whose files are still to be erased. */
export async function findErasures(db: Db) {
  return db
    .selectFrom('erasures')
    .select([
      'user_id',
      'email',
      'asked_at',
      sql<boolean>`asked_at < app.now() - interval '30 seconds'`.as('late'),
    ])
    .orderBy('asked_at')
    .execute()
}

export type ErasureRow = Awaited<ReturnType<typeof findErasures>>[number]

/** Keys of the pictures of identity requests. */
export async function findIdentityPictures(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_requests')
    .select(['front', 'back'])
    .where('user_id', '=', userId)
    .execute()
  return rows.flatMap(({ front, back }) => [front, back]).filter((key) => key !== null)
}

interface NewDeletionCode {
  readonly userId: number
  readonly codeHash: Buffer
  readonly sentAt: Date
  readonly expiresAt: Date
}

/** The person's one code: a new one replaces the one before. */
export async function putDeletionCode(tx: Tx, code: NewDeletionCode): Promise<void> {
  const row = { code_hash: code.codeHash, sent_at: code.sentAt, expires_at: code.expiresAt, tries: 0 }
  await tx
    .insertInto('deletion_codes')
    .values({ user_id: code.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The code, held until the end of the transaction. */
export async function lockDeletionCode(tx: Tx, userId: number) {
  return tx
    .selectFrom('deletion_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function addDeletionTry(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('deletion_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** To whom a code goes, with the hash of the one that counts now. */
export async function getDeletionRecipient(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .innerJoin('deletion_codes as c', 'c.user_id', 'users.id')
    .select(['email', 'first_name', 'c.code_hash'])
    .where('users.id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

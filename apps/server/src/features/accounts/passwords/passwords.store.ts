import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** What judging a new password needs of the person; nothing once the account is gone. */
export async function getPasswordOwner(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The same, with the row locked until the transaction ends. */
export async function lockPasswordOwner(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export interface KeptReset {
  readonly userId: number
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

/** Keeps a person's link in place of the one before. */
export async function putReset(tx: Db | Tx, reset: KeptReset): Promise<void> {
  const row = { token_hash: reset.tokenHash, expires_at: reset.expiresAt }
  await tx
    .insertInto('password_resets')
    .values({ user_id: reset.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Whose link it is, while it is valid. */
export async function getResetOwner(db: Db | Tx, tokenHash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`app.now()`)
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a link up: of two at the same instant one is told that it was there. */
export async function takeReset(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`app.now()`)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** A link that was mailed opens nothing once the password is another. */
export async function deleteReset(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredResets(db: Db): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', sql<Date>`app.now()`).execute()
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly passwordHash: string
  /** `YYYY-MM-DD`. */
  readonly birthDay: string | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly province: string
  readonly location: string
  readonly city: string
  readonly profileImage: string
}

/** Answers the new person's number, or nothing when the e-mail or the name is somebody's already. */
export async function insertUser(tx: Tx, user: NewUser): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      password_hash: user.passwordHash,
      birth_date: user.birthDay,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      province: user.province,
      location: user.location,
      city: user.city,
      profile_image: user.profileImage,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which of the two is somebody's already. */
export async function findTaken(db: Db | Tx, email: string, username: string) {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'username'])
    .where((where) => where.or([where('email', '=', email), where('username', '=', username)]))
    .execute()
  return {
    email: rows.some((row) => row.email === email),
    username: rows.some((row) => row.username === username),
  }
}

export async function getLogin(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Holds the person's row against changes; nothing when the password is no longer the one that was checked. */
export async function lockLogin(tx: Tx, userId: number, passwordHash: string) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Locks the person's row and reads what verifying needs. */
export async function lockUser(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** To whom a code goes, with the hash of the code that counts now. */
export async function getCodeRecipient(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .innerJoin('verification_codes as c', 'c.user_id', 'users.id')
    .select(['email', 'first_name', 'c.code_hash'])
    .where('users.id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function markVerified(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
}

export async function setRole(tx: Tx, userId: number, role: 'user' | 'admin'): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

export async function getOwnUser(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('reputation_scores as r', 'r.user_id', 'users.id')
    .select([
      'users.id',
      'username',
      'first_name',
      'last_name',
      'role',
      'profile_image',
      'email_verified_at',
      'city',
      'province',
    ])
    .select((select) => select.fn.coalesce('r.score', sql<number>`0`).as('score'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export type OwnUserRow = Awaited<ReturnType<typeof getOwnUser>>

function publicUsers(db: Db | Tx) {
  return db
    .selectFrom('users')
    .leftJoin('reputation_scores as r', 'r.user_id', 'users.id')
    .select(['users.id', 'username', 'profile_image', 'banner', 'kind', 'city', 'province', 'created_at'])
    .select((select) => [
      select.fn.coalesce('r.score', sql<number>`0`).as('score'),
      select
        .selectFrom('sales')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .whereRef('sales.seller_id', '=', 'users.id')
        .where('sales.state', '=', 'completada')
        .as('sales'),
    ])
    .where('deleted_at', 'is', null)
}

export function getPublicUserById(db: Db | Tx, id: number) {
  return publicUsers(db).where('users.id', '=', id).executeTakeFirst()
}

export function getPublicUserByName(db: Db | Tx, username: string) {
  return publicUsers(db).where('username', '=', username).executeTakeFirst()
}

export type PublicUserRow = NonNullable<Awaited<ReturnType<typeof getPublicUserById>>>

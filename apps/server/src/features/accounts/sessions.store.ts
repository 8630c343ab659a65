import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import { activeBan } from './is-banned.ts'

/** A session lasts 30 days from the last time that the client asked for its data. */
const untilLater = sql<Date>`app.now() + interval '30 days'`

export type Platform = 'web' | 'ios' | 'android'

export interface NewSession {
  readonly id: string
  readonly userId: number
  readonly tokenHash: Buffer
  readonly bearerHash: Buffer | null
  readonly platform: Platform
  readonly userAgent: string
}

/** Answers when the session ends. */
export async function insertSession(tx: Tx, session: NewSession): Promise<Date> {
  const row = await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      bearer_hash: session.bearerHash,
      platform: session.platform,
      user_agent: session.userAgent,
      expires_at: untilLater,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/** Who registered told all of it; who came by a provider did not yet. */
const lacksProfile = sql<boolean>`(
  (birth_date is null or phone = '' or province = '' or city = '')
  and exists (select 1 from social_identities i where i.user_id = users.id)
)`

/** The living session of a secret. */
export async function getSessionBySecret(db: Db, by: 'cookie' | 'bearer', secretHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'role', 'email_verified_at', 'expires_at'])
    .select(lacksProfile.as('incomplete'))
    .where(by === 'cookie' ? 'token_hash' : 'bearer_hash', '=', secretHash)
    .where('expires_at', '>', sql<Date>`app.now()`)
    .where('deleted_at', 'is', null)
    .where(({ not, exists }) => not(exists(activeBan(db, sql.ref('users.id')))))
    .executeTakeFirst()
}

/** Renews the session's end; nothing when it has ended meanwhile. */
export async function renewSession(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .updateTable('sessions')
    .set({ expires_at: untilLater, seen_at: sql<Date>`app.now()` })
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`app.now()`)
    .returning('expires_at')
    .executeTakeFirst()
  return row?.expires_at
}

/** Answers whose session it was, once. */
export async function deleteSession(tx: Tx, id: string): Promise<number | undefined> {
  const row = await tx.deleteFrom('sessions').where('id', '=', id).returning('user_id').executeTakeFirst()
  return row?.user_id
}

/** All sessions of a person, or all but one, with what they were known by. */
export async function deleteSessionsOf(tx: Tx, userId: number, except?: string) {
  return tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['id', 'token_hash', 'bearer_hash'])
    .execute()
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`app.now()`).execute()
}

export async function isKnownDevice(db: Db | Tx, userId: number, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberDevice(tx: Tx, userId: number, deviceHash: Buffer): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ seen_at: sql<Date>`app.now()` }),
    )
    .execute()
}

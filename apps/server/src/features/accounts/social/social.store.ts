import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { ProviderName } from './social-provider.ts'

export interface StartedLogin {
  readonly stateHash: Buffer
  readonly provider: ProviderName
  readonly browserHash: Buffer
  readonly nonce: string
  readonly verifier: string
}

/** A login under way is awaited for ten minutes. */
export async function insertLogin(db: Db, login: StartedLogin): Promise<void> {
  await db
    .insertInto('social_logins')
    .values({
      state_hash: login.stateHash,
      provider: login.provider,
      browser_hash: login.browserHash,
      nonce: login.nonce,
      verifier: login.verifier,
      expires_at: sql<Date>`app.now() + interval '10 minutes'`,
    })
    .execute()
}

/** The login that a state belongs to, once: whoever asks a second time finds nothing. */
export async function takeLogin(db: Db, provider: ProviderName, stateHash: Buffer) {
  return db
    .deleteFrom('social_logins')
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .returning(['browser_hash', 'nonce', 'verifier', sql<boolean>`expires_at > app.now()`.as('living')])
    .executeTakeFirst()
}

/** False when the token opened a session before. */
export async function spendToken(tx: Tx, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Tokens are accepted a little beyond their end, so they are remembered for longer. */
export async function deleteOldLogins(db: Db): Promise<void> {
  await db.deleteFrom('social_logins').where('expires_at', '<=', sql<Date>`app.now()`).execute()
  await db
    .deleteFrom('spent_tokens')
    .where('expires_at', '<=', sql<Date>`app.now() - interval '1 hour'`)
    .execute()
}

/** Whose identity it is. Held until the transaction ends, so that two first logins at once make one account. */
export async function findPersonByIdentity(tx: Tx, issuer: string, subject: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(tx)
  const row = await tx
    .selectFrom('social_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Holds the row of the person with this e-mail against changes. */
export async function lockPersonByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Holds the person's row while a session is opened; nothing when the account is gone. */
export async function holdPerson(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .select('city')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

export async function insertIdentity(tx: Tx, issuer: string, subject: string, userId: number): Promise<void> {
  await tx.insertInto('social_identities').values({ issuer, subject, user_id: userId }).execute()
}

export async function dropPassword(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute()
}

export async function insertVouchedPerson(
  tx: Tx,
  person: { username: string; email: string; firstName: string; lastName: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      username: person.username,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

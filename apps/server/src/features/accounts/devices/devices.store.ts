import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** The person's living sessions, the latest seen first. */
export async function findSessionsOf(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'platform', 'user_agent', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`app.now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Locks a session of this person; nothing when it is not theirs or gone. */
export async function lockSessionOf(tx: Tx, userId: number, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export interface NewPushToken {
  readonly token: string
  readonly sessionId: string
  readonly platform: 'ios' | 'android'
}

/** One token per session; a device that logged in anew takes its token along. */
export async function putPushToken(tx: Tx, { token, sessionId, platform }: NewPushToken): Promise<void> {
  await tx
    .deleteFrom('push_tokens')
    .where((row) => row.or([row('session_id', '=', sessionId), row('token', '=', token)]))
    .execute()
  await tx.insertInto('push_tokens').values({ token, session_id: sessionId, platform }).execute()
}

export async function deletePushToken(tx: Db | Tx, sessionId: string, token: string): Promise<void> {
  await tx.deleteFrom('push_tokens').where('token', '=', token).where('session_id', '=', sessionId).execute()
}

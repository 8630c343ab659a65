import { sql } from 'kysely'
import { failure } from '../../../platform/http/failure.ts'
import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { lockSessionOf, putPushToken } from './devices.store.ts'

/** Remembers where the pushes of this session's device go; they end with the session. */
export async function addPushToken(
  { db }: AccountsContext,
  session: Session,
  { token, platform }: { readonly token: string; readonly platform: 'ios' | 'android' },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // One token at a time: two sessions that bring the same one would trip over each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`push ${token}`}, 0))`.execute(tx)
    if (!(await lockSessionOf(tx, session.userId, session.id))) {
      throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
    }
    await putPushToken(tx, { token, sessionId: session.id, platform })
  })
}

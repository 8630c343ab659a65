import type { Tx } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AccountsContext } from './accounts-context.ts'
import { sessionEnded } from './events.ts'
import { deleteSession } from './sessions.store.ts'

/** Ends a session within the caller's transaction and tells it; a session that is gone already is no error. */
export async function endSession(context: AccountsContext, tx: Tx, sessionId: string): Promise<void> {
  const userId = await deleteSession(tx, sessionId)
  if (userId !== undefined) await context.events.emit(tx, sessionEnded, { sessionId, userId })
  context.sessions.drop(sessionId)
}

/** Ends the session with which the call came. */
export async function logout(context: AccountsContext, sessionId: string): Promise<void> {
  await inTransaction(context.db, (tx) => endSession(context, tx, sessionId))
  // A call between the deletion and the commit may have put it back.
  context.sessions.drop(sessionId)
}

import type { Tx } from '../../platform/database.ts'
import type { AccountsContext } from './accounts-context.ts'
import { sessionEnded } from './events.ts'
import { deleteSession } from './sessions.store.ts'

/** Ends a session in the caller's transaction and tells it; one that is gone already is no error. */
export async function deleteSessionAndTell(
  { events }: AccountsContext,
  tx: Tx,
  sessionId: string,
): Promise<void> {
  const userId = await deleteSession(tx, sessionId)
  if (userId !== undefined) await events.emit(tx, sessionEnded, { sessionId, userId })
}

/** After the commit: this process forgets the session, and its live connections close in every process. */
export function closeEverywhere({ sessions, live }: AccountsContext, sessionId: string): void {
  sessions.drop(sessionId)
  live.endSession(sessionId)
}

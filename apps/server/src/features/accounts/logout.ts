import { inTransaction } from '../../platform/transaction.ts'
import type { AccountsContext } from './accounts-context.ts'
import { closeEverywhere, deleteSessionAndTell } from './end-session.ts'

/** Ends the session with which the call came. */
export async function logout(context: AccountsContext, sessionId: string): Promise<void> {
  await inTransaction(context.db, (tx) => deleteSessionAndTell(context, tx, sessionId))
  closeEverywhere(context, sessionId)
}

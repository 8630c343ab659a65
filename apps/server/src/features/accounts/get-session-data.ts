import type { SessionData } from '@martillo/contract/accounts'
import { failure } from '../../platform/http/failure.ts'
import type { Session } from '../../platform/session.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { getOwnUser } from './accounts.store.ts'
import { sessionDataView } from './accounts.view.ts'
import type { AccountsContext } from './accounts-context.ts'
import { renewSession } from './sessions.store.ts'

/** The session's person; asking moves the session's end to 30 days from now. */
export async function getSessionData(
  { db, hooks }: AccountsContext,
  session: Session,
): Promise<{ data: SessionData; expiresAt: Date }> {
  const renewed = await inTransaction(db, async (tx) => {
    const expiresAt = await renewSession(tx, session.id)
    if (!expiresAt) return undefined
    return { data: sessionDataView(await getOwnUser(tx, session.userId), expiresAt), expiresAt }
  })
  if (renewed) return renewed
  // It ended while it was still remembered.
  await hooks.refuseBanned(session.userId)
  throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
}

import { notFound } from '../../../platform/http/failure.ts'
import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere, deleteSessionAndTell } from '../end-session.ts'
import { endSessionsOf } from '../end-sessions-of.ts'
import { lockSessionOf } from './devices.store.ts'

/** Ends one of the person's own sessions in every process; 404 for anybody else's. */
export async function endDevice(context: AccountsContext, session: Session, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    if (!(await lockSessionOf(tx, session.userId, id))) throw notFound('Esa sesión ya no está abierta.')
    await deleteSessionAndTell(context, tx, id)
  })
  closeEverywhere(context, id)
}

/** Ends all of the person's sessions but the one that asks. Answers how many. */
export async function endOtherDevices(context: AccountsContext, session: Session): Promise<number> {
  const ended = await inTransaction(context.db, (tx) =>
    endSessionsOf(context, tx, session.userId, { except: session.id }),
  )
  for (const { id } of ended) closeEverywhere(context, id)
  return ended.length
}

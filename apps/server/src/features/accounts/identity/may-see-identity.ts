import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { findPendingOfPicture } from './identity.store.ts'

/** Pictures of a DNI are for administrators only, while the request waits; each look is audited. */
export async function maySeeIdentity(
  { db }: Pick<AccountsContext, 'db'>,
  key: string,
  session: Session,
): Promise<boolean> {
  if (session.role !== 'admin') return false
  const request = await findPendingOfPicture(db, key)
  if (!request) return false
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      actorId: session.userId,
      action: 'accounts.see-identity-picture',
      subject: `identity request ${request.id}`,
    }),
  )
  return true
}

import { failure, notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { identityDecided } from '../events.ts'
import { decideRequest, lockRequest } from './identity.store.ts'
import { removeDecidedPictures } from './remove-decided-pictures.ts'

type Context = Pick<AccountsContext, 'db' | 'storage' | 'events'>

export interface IdentityDecision {
  readonly requestId: number
  readonly administratorId: number
  /** Nothing: it is accepted. */
  readonly refusedFor: string | null
}

/**
 * An administrator accepts or rejects who somebody says they are; the person is told, and points follow from
 * accepting. The pictures are deleted right after the commit; should the process die there, a sweep does it.
 */
export async function decideIdentity(context: Context, decision: IdentityDecision): Promise<void> {
  const { requestId, administratorId, refusedFor } = decision
  await inTransaction(context.db, async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request) throw notFound('No encontramos ese pedido.')
    if (request.state !== 'pending') {
      throw failure(409, 'identity_decided', 'Ese pedido ya fue decidido.')
    }
    const approved = refusedFor === null
    const state = approved ? 'approved' : 'rejected'
    await decideRequest(tx, requestId, { state, decidedBy: administratorId, reason: refusedFor })
    await context.events.emit(tx, identityDecided, { userId: request.user_id, approved, reason: refusedFor })
    await writeAudit(tx, {
      actorId: administratorId,
      action: approved ? 'accounts.accept-identity' : 'accounts.refuse-identity',
      subject: `user ${request.user_id}`,
      before: { state: 'pending' },
      after: { state, ...(refusedFor === null ? {} : { reason: refusedFor }) },
    })
  })
  await removeDecidedPictures(context)
}

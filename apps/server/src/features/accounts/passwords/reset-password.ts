import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { type Failure, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere } from '../end-session.ts'
import { hashPassword } from '../password-hash.ts'
import { hashToken } from '../secret-token.ts'
import { getPasswordOwner, getResetOwner, lockPasswordOwner, takeReset } from './passwords.store.ts'
import { refuseWeak } from './refuse-weak.ts'
import { replacePassword } from './replace-password.ts'

export interface ResetInput {
  readonly token: string
  readonly new_password: string
  readonly network: string
}

function invalid(): Failure {
  return refused('reset_link_invalid')
}

/**
 * Sets another password with a mailed link, once, and ends every session of the person in every process. A password
 * that is refused leaves the link valid. 422 `reset_link_invalid`, `password_weak`; tries are limited by network.
 */
export async function resetPassword(
  context: AccountsContext,
  { token, new_password, network }: ResetInput,
): Promise<void> {
  const { db, limits, config } = context
  const tokenHash = hashToken(token)
  await inTransaction(db, (tx) => takeAttempt(tx, limits.resetTriesByNetwork, network))
  const found = await getResetOwner(db, tokenHash)
  const owner = found === undefined ? undefined : await getPasswordOwner(db, found)
  if (!owner) throw invalid()
  refuseWeak(new_password, owner.username, config.site.productName)
  const passwordHash = await hashPassword(new_password)
  const ended = await inTransaction(db, async (tx) => {
    // The person before the link, as everywhere, so that two transactions cannot wait for each other.
    const locked = await lockPasswordOwner(tx, owner.id)
    if (!locked || (await takeReset(tx, tokenHash)) !== locked.id) throw invalid()
    return replacePassword(context, tx, { userId: locked.id, email: locked.email, passwordHash })
  })
  for (const id of ended) closeEverywhere(context, id)
}

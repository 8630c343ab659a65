import { timingSafeEqual } from 'node:crypto'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { failure, refused } from '../../platform/http/failure.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockUser, markVerified } from './accounts.store.ts'
import type { AccountsContext } from './accounts-context.ts'
import { emailVerified } from './events.ts'
import { hashCode } from './issue-code.ts'
import { addTry, deleteCode, getCode } from './verification-codes.store.ts'

/** A code takes five tries; after the fifth wrong one not even the right code counts. */
export const CODE_TRIES = 5

type Outcome = 'verified' | 'already_verified' | 'code_expired' | 'code_spent' | 'code_wrong'

async function judge(context: AccountsContext, tx: Tx, userId: number, code: string): Promise<Outcome> {
  const user = await lockUser(tx, userId)
  if (user.email_verified_at) return 'already_verified'
  const now = await dbNow(tx)
  const kept = await getCode(tx, userId)
  if (!kept || kept.expires_at <= now) return 'code_expired'
  if (kept.tries >= CODE_TRIES) return 'code_spent'
  if (!timingSafeEqual(kept.code_hash, hashCode(userId, code))) {
    await addTry(tx, userId)
    return 'code_wrong'
  }
  await markVerified(tx, userId, now)
  await deleteCode(tx, userId)
  await context.events.emit(tx, emailVerified, { userId })
  return 'verified'
}

/**
 * Verifies the person's e-mail. A number has lost its leading zeros, so they are put back. A wrong try must
 * stay counted, so the refusal is thrown after the commit.
 */
export async function verifyEmail(
  context: AccountsContext,
  userId: number,
  code: number | string,
): Promise<void> {
  const digits = String(code).padStart(6, '0')
  const outcome = await inTransaction(context.db, (tx) => judge(context, tx, userId, digits))
  if (outcome === 'verified') return
  if (outcome === 'already_verified') {
    throw failure(409, 'already_verified', 'Tu email ya está verificado.')
  }
  throw refused(outcome)
}

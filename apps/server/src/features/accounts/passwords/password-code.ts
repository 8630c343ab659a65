import { timingSafeEqual } from 'node:crypto'
import { dbNow } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database.ts'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { failure, refused, tooMany } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { hashCode, issueCode } from '../issue-code.ts'
import { RESEND_AFTER_MS } from '../refresh-codes.ts'
import { addTry, deleteCode, getCode } from '../verification-codes.store.ts'
import { CODE_TRIES } from '../verify-email.ts'
import { lockPasswordOwner } from './passwords.store.ts'

/**
 * Mails who has no password a code with which one can be set: one a minute, five an hour. Answers when the next may
 * be asked for. Such an account came by a provider with a verified e-mail, so no other code of the person is waiting.
 */
export async function sendPasswordCode(context: AccountsContext, userId: number): Promise<Date> {
  return inTransaction(context.db, async (tx) => {
    const owner = await lockPasswordOwner(tx, userId)
    if (!owner) throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
    if (owner.password_hash !== null) {
      throw failure(409, 'has_password', 'Tu cuenta tiene contraseña: confirmá con ella.')
    }
    const now = await dbNow(tx)
    const last = await getCode(tx, userId)
    const pauseMs = last ? last.sent_at.getTime() + RESEND_AFTER_MS - now.getTime() : 0
    if (pauseMs > 0) {
      const seconds = Math.ceil(pauseMs / 1_000)
      throw tooMany('too_many_attempts', seconds, `Podés pedir otro código en ${seconds} segundos.`)
    }
    await takeAttempt(tx, context.limits.codesByPerson, String(userId))
    const sentAt = await issueCode(context, tx, userId, 'password')
    return new Date(sentAt.getTime() + RESEND_AFTER_MS)
  })
}

type Outcome = 'right' | 'code_wrong' | 'code_expired' | 'code_spent'

async function judge(tx: Tx, userId: number, code: string): Promise<Outcome> {
  await lockPasswordOwner(tx, userId)
  const now = await dbNow(tx)
  const kept = await getCode(tx, userId)
  if (!kept || kept.expires_at <= now) return 'code_expired'
  if (kept.tries >= CODE_TRIES) return 'code_spent'
  if (timingSafeEqual(kept.code_hash, hashCode(userId, code))) {
    await deleteCode(tx, userId)
    return 'right'
  }
  await addTry(tx, userId)
  return 'code_wrong'
}

/** Uses the mailed code up. A wrong try must stay counted, so the refusal is thrown after the commit. */
export async function checkPasswordCode(
  { db }: Pick<AccountsContext, 'db'>,
  userId: number,
  typed: string,
): Promise<void> {
  const outcome = await inTransaction(db, (tx) => judge(tx, userId, typed.trim()))
  if (outcome !== 'right') throw refused(outcome)
}

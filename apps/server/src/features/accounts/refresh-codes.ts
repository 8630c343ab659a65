import { dbNow } from '../../platform/clock.ts'
import { takeAttempt } from '../../platform/guarded-attempts.ts'
import { failure, tooMany } from '../../platform/http/failure.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockUser } from './accounts.store.ts'
import type { AccountsContext } from './accounts-context.ts'
import { issueCode } from './issue-code.ts'
import { getCode } from './verification-codes.store.ts'

/** Between two codes to one person. */
export const RESEND_AFTER_MS = 60_000

/** Mails another code, at most one a minute and five an hour. Answers when the next may be asked for. */
export async function refreshCodes(context: AccountsContext, userId: number): Promise<Date> {
  return inTransaction(context.db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (user.email_verified_at) throw failure(409, 'already_verified', 'Tu email ya está verificado.')
    const now = await dbNow(tx)
    const last = await getCode(tx, userId)
    const pauseMs = last ? last.sent_at.getTime() + RESEND_AFTER_MS - now.getTime() : 0
    if (pauseMs > 0) {
      const seconds = Math.ceil(pauseMs / 1_000)
      throw tooMany('too_many_attempts', seconds, `Podés pedir otro código en ${seconds} segundos.`)
    }
    await takeAttempt(tx, context.limits.codesByPerson, String(userId))
    const sentAt = await issueCode(context, tx, userId)
    return new Date(sentAt.getTime() + RESEND_AFTER_MS)
  })
}

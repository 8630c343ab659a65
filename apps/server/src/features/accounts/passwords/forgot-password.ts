import { createHash } from 'node:crypto'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { getLogin } from '../accounts.store.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { cleanEmail } from '../clean-email.ts'
import { verifyPassword } from '../password-hash.ts'
import { passwordMail } from './send-password-mails.ts'

/** No account has this number. */
const NOBODY = 0

/**
 * Has a link mailed to the owner of an e-mail, if there is one. Known and unknown addresses are counted, looked up,
 * paid for with one hash and put in the queue alike; who it was for is decided by the job.
 */
export async function forgotPassword(
  { db, jobs, limits }: AccountsContext,
  { email: typed, network }: { readonly email: string; readonly network: string },
): Promise<void> {
  const email = cleanEmail(typed)
  const subject = createHash('sha256').update(email).digest('base64url')
  await inTransaction(db, async (tx) => {
    await takeAttempt(tx, limits.resetsByNetwork, network)
    await takeAttempt(tx, limits.resetsByEmail, subject)
  })
  // Costs what a login costs: addresses cannot be tried here any cheaper than there.
  await verifyPassword(null, email)
  await inTransaction(db, async (tx) => {
    const account = await getLogin(tx, email)
    await jobs.add(tx, passwordMail, { userId: account?.id ?? NOBODY, about: 'reset' })
  })
}

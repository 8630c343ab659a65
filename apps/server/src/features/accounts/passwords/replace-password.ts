import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/database.ts'
import { forgetAttempts } from '../../../platform/guarded-attempts.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { endSessionsOf } from '../end-sessions-of.ts'
import { deleteReset, setPasswordHash } from './passwords.store.ts'
import { passwordMail } from './send-password-mails.ts'

interface Replacement {
  readonly userId: number
  readonly email: string
  readonly passwordHash: string
  /** The session that stays; none after a reset. */
  readonly except?: string | undefined
}

/**
 * Sets the password in the caller's transaction, whose lock on the person keeps logins with the old one out. All other
 * sessions end and with them their push tokens; links under way are void, a lockout is over, and the owner is told by
 * mail. Answers the ended sessions, to be closed everywhere after the commit.
 */
export async function replacePassword(
  { events, jobs, limits }: Pick<AccountsContext, 'events' | 'jobs' | 'limits'>,
  tx: Tx,
  { userId, email, passwordHash, except }: Replacement,
): Promise<string[]> {
  await setPasswordHash(tx, userId, passwordHash)
  await deleteReset(tx, userId)
  const person = createHash('sha256').update(email).digest('base64url')
  await forgetAttempts(tx, limits.loginByAccount.kind, person)
  await jobs.add(tx, passwordMail, { userId, about: 'changed' })
  const ended = await endSessionsOf({ events }, tx, userId, { except })
  return ended.map(({ id }) => id)
}

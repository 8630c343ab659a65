import { giveAttemptBack, takeAttempt } from '../../../platform/guarded-attempts.ts'
import { failure, refused } from '../../../platform/http/failure.ts'
import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { closeEverywhere } from '../end-session.ts'
import { hashPassword, verifyPassword } from '../password-hash.ts'
import { checkPasswordCode } from './password-code.ts'
import { getPasswordOwner, lockPasswordOwner } from './passwords.store.ts'
import { refuseWeak } from './refuse-weak.ts'
import { replacePassword } from './replace-password.ts'

export interface PasswordChange {
  readonly current_password: string
  readonly new_password: string
}

const WRONG = 'La contraseña actual no es correcta.'

function wrong() {
  return refused('password_wrong', { details: { current_password: WRONG } }, WRONG)
}

/**
 * Changes one's own password: by the one in force, or by a mailed code for who has none. Every other session of the
 * person ends, here and in every process. 422 `password_weak`, `password_wrong`, `code_…`; 429 after five wrong ones.
 */
export async function updatePassword(
  context: AccountsContext,
  session: Session,
  { current_password, new_password }: PasswordChange,
): Promise<void> {
  const { db, limits, config } = context
  const { userId } = session
  const gone = failure(401, 'no_session', 'Iniciá sesión para continuar.')
  const owner = await getPasswordOwner(db, userId)
  if (!owner) throw gone
  refuseWeak(new_password, owner.username, config.site.productName)
  const checked = owner.password_hash
  if (checked === null) await checkPasswordCode(context, userId, current_password)
  else {
    await inTransaction(db, (tx) => takeAttempt(tx, limits.passwordByPerson, String(userId)))
    if (!(await verifyPassword(checked, current_password))) throw wrong()
    await giveAttemptBack(db, limits.passwordByPerson.kind, String(userId))
  }
  const passwordHash = await hashPassword(new_password)
  const ended = await inTransaction(db, async (tx) => {
    const locked = await lockPasswordOwner(tx, userId)
    if (!locked) throw gone
    // Changed elsewhere since it was checked.
    if (locked.password_hash !== checked) throw wrong()
    return replacePassword(context, tx, { userId, email: locked.email, passwordHash, except: session.id })
  })
  for (const id of ended) closeEverywhere(context, id)
}

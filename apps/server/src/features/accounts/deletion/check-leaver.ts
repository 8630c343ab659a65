import { timingSafeEqual } from 'node:crypto'
import { dbNow } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database.ts'
import { giveAttemptBack, takeAttempt } from '../../../platform/guarded-attempts.ts'
import { failure, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { hashCode } from '../issue-code.ts'
import { verifyPassword } from '../password-hash.ts'
import { CODE_TRIES } from '../verify-email.ts'
import { addDeletionTry, getPasswordHash, lockDeletionCode } from './deletion.store.ts'

/** Wrong passwords of one person, whatever the device. */
const LIMIT = { kind: 'deletion.password', max: 5, perMs: 15 * 60_000 }

type Outcome = 'right' | 'code_wrong' | 'code_expired' | 'code_spent'

async function judgeCode(tx: Tx, userId: number, code: string): Promise<Outcome> {
  const now = await dbNow(tx)
  const kept = await lockDeletionCode(tx, userId)
  if (!kept || kept.expires_at <= now) return 'code_expired'
  if (kept.tries >= CODE_TRIES) return 'code_spent'
  if (timingSafeEqual(kept.code_hash, hashCode(userId, code))) return 'right'
  await addDeletionTry(tx, userId)
  return 'code_wrong'
}

/**
 * Whether the owner is leaving: by the password, or by the mailed code for who has none. Answers the hash that was
 * checked. 422 `password_wrong`, `code_wrong`, `code_expired` or `code_spent`; 429 after five wrong passwords.
 */
export async function checkLeaver(
  { db }: Pick<AccountsContext, 'db'>,
  userId: number,
  typed: string,
): Promise<string | null> {
  const person = await getPasswordHash(db, userId)
  if (!person) throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
  if (person.password_hash === null) {
    // A wrong try counts even though the call is refused, so it is committed first.
    const outcome = await inTransaction(db, (tx) => judgeCode(tx, userId, typed.trim()))
    if (outcome !== 'right') throw refused(outcome)
    return null
  }
  await inTransaction(db, (tx) => takeAttempt(tx, LIMIT, String(userId)))
  if (!(await verifyPassword(person.password_hash, typed))) throw refused('password_wrong')
  await giveAttemptBack(db, LIMIT.kind, String(userId))
  return person.password_hash
}

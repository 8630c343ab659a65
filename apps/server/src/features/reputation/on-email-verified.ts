import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { EmailVerified } from '../accounts/public.ts'
import { recordReputation } from './record-reputation.ts'

/** A verified e-mail counts once. */
export async function onEmailVerified(db: Db, { userId }: EmailVerified): Promise<void> {
  await inTransaction(db, (tx) => recordReputation(tx, userId, { kind: 'email_verified' }))
}

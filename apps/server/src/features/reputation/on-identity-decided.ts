import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { IdentityDecided } from '../accounts/public.ts'
import { recordReputation } from './record-reputation.ts'

/** An identity that an administrator verified counts once; a rejected one costs nothing. */
export async function onIdentityDecided(db: Db, { userId, approved }: IdentityDecided): Promise<void> {
  if (!approved) return
  await inTransaction(db, (tx) => recordReputation(tx, userId, { kind: 'identity_verified' }))
}

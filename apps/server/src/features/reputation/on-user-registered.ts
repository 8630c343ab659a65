import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { UserRegistered } from '../accounts/public.ts'
import { recordReputation } from './record-reputation.ts'

/** Whoever registers with everything filled in has a complete profile from the start; a photo counts apart. */
export async function onUserRegistered(db: Db, news: UserRegistered): Promise<void> {
  const { userId, profileComplete, hasPhoto } = news
  await inTransaction(db, async (tx) => {
    if (profileComplete) await recordReputation(tx, userId, { kind: 'profile_complete' })
    if (hasPhoto) await recordReputation(tx, userId, { kind: 'profile_photo' })
  })
}

import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { ProfileChanged } from '../accounts/public.ts'
import { recordReputation } from './record-reputation.ts'

/** A profile that has become complete, and a first photo, count once each. */
export async function onProfileChanged(db: Db, news: ProfileChanged): Promise<void> {
  const { userId, profileComplete, hasPhoto } = news
  await inTransaction(db, async (tx) => {
    if (profileComplete) await recordReputation(tx, userId, { kind: 'profile_complete' })
    if (hasPhoto) await recordReputation(tx, userId, { kind: 'profile_photo' })
  })
}

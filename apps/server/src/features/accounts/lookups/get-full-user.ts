import type { FullUser } from '@martillo/contract/user-lookups'
import { bandOf } from '@martillo/domain/reputation/bands'
import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { getProfile } from '../profile/profile.store.ts'
import { ownUserView } from '../profile/profile.view.ts'
import { findUserId, getActivity, type Wanted } from './lookups.store.ts'

const NOBODY = 'No encontramos a esa persona.'
const IDENTITY_STATES = ['pending', 'approved', 'rejected'] as const

/**
 * The whole record of a person, for administrators. Reading it is written to the audit log in the same transaction, so
 * that nothing is read unseen.
 */
export async function getFullUser(db: Db, administratorId: number, wanted: Wanted): Promise<FullUser> {
  return inTransaction(db, async (tx) => {
    const id = await findUserId(tx, wanted)
    if (id === undefined) throw notFound(NOBODY)
    const row = await getProfile(tx, id)
    if (!row) throw notFound(NOBODY)
    const activity = await getActivity(tx, id)
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'accounts.read-full-user',
      subject: `user ${id}`,
    })
    return {
      ...ownUserView(row),
      reputation: activity.score,
      band: bandOf(activity.score),
      identity: IDENTITY_STATES.find((state) => state === activity.identity) ?? 'none',
      last_seen_at: activity.last_seen_at?.toISOString() ?? null,
      auctions: activity.auctions,
      bids: activity.bids,
      sales: activity.sales,
    }
  })
}

/** By e-mail or name, whose capitals do not matter. */
export function searchFullUser(
  db: Db,
  administratorId: number,
  { type, value }: { type: 'email' | 'username'; value: string },
): Promise<FullUser> {
  const wanted = value.normalize('NFC').toLowerCase()
  return getFullUser(db, administratorId, type === 'email' ? { email: wanted } : { username: wanted })
}

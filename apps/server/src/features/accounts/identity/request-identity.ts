import type { OwnIdentity } from '@martillo/contract/identity'
import type { Db, Tx } from '../../../platform/database.ts'
import { takeAttempt } from '../../../platform/guarded-attempts.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { deletePrivatePictures, storePrivatePictures } from '../../media/public.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { getLatestRequest, insertRequest } from './identity.store.ts'
import { ownIdentityView } from './identity.view.ts'

type Context = Pick<AccountsContext, 'db' | 'storage'>

const HOUR_MS = 3_600_000
/** Of one person; each try decodes two large pictures. */
const LIMIT = { kind: 'identity.requests', max: 10, perMs: HOUR_MS }

/** Where a person's verification stands. */
export async function getIdentity(db: Db | Tx, userId: number): Promise<OwnIdentity> {
  return ownIdentityView(await getLatestRequest(db, userId))
}

async function refuseOpen(tx: Tx, userId: number): Promise<void> {
  const latest = await getLatestRequest(tx, userId)
  if (latest?.state === 'pending') throw refused('identity_pending')
  if (latest?.state === 'approved') throw refused('identity_approved')
}

/**
 * Hands in both sides of a DNI for an administrator to look at. One request at a time; after a rejection another may
 * come. The pictures are private and go when it is decided.
 */
export async function requestIdentity(
  { db, storage }: Context,
  userId: number,
  { front, back }: { front: string; back: string },
): Promise<OwnIdentity> {
  await inTransaction(db, async (tx) => {
    await refuseOpen(tx, userId)
    await takeAttempt(tx, LIMIT, String(userId))
  })
  const keys = await storePrivatePictures(storage, [
    { source: front, field: 'front' },
    { source: back, field: 'back' },
  ])
  try {
    return await inTransaction(db, async (tx) => {
      const [frontKey = '', backKey = ''] = keys
      // The unique index decides between two at the same instant.
      if (!(await insertRequest(tx, userId, { front: frontKey, back: backKey }))) {
        await refuseOpen(tx, userId)
        // A person deleted in the meantime gets no new rows.
        throw notFound('No encontramos a esa persona.')
      }
      return getIdentity(tx, userId)
    })
  } catch (error) {
    await deletePrivatePictures(storage, keys)
    throw error
  }
}

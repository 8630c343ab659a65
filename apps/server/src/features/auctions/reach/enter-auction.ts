import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { Session } from '../../../platform/session.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { mayEnter, mayViewAuction } from '../get-auction-view.ts'
import { addGuest, opensLink } from './private-link.store.ts'

interface Entering {
  readonly auctionId: number
  readonly clave: string
  readonly session: Session
}

/**
 * Makes whoever knows the link's secret a guest of a private auction. Nothing happens for those who see it anyway. A wrong
 * or void secret, an auction that is not open yet and one that is not there answer the same: 404.
 */
export async function enterAuction(db: Db, { auctionId, clave, session }: Entering): Promise<{ ok: true }> {
  if (await mayViewAuction(db, auctionId, session)) return { ok: true }
  const entered = await inTransaction(db, async (tx) => {
    // Both are looked at whatever the first says, so that the time tells nothing either.
    const [knows, open] = [await opensLink(tx, auctionId, clave), await mayEnter(tx, auctionId)]
    if (!knows || !open) return false
    await addGuest(tx, auctionId, session.userId)
    return true
  })
  if (!entered) throw notFound('No encontramos esa subasta.')
  return { ok: true }
}

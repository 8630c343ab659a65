import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { getAuctionToBid, type LockedAuction } from '../judging/group.store.ts'
import { sqlOf } from '../sql-of.ts'

export interface Onlooker {
  readonly personId: number | null
  readonly isAdmin: boolean
}

/**
 * Whether a person may see an auction at all. What is deleted is there for administrators only; what waits for approval,
 * was rejected or is private also for its seller.
 */
export function maySee({ auction, isPrivate }: LockedAuction, { personId, isAdmin }: Onlooker): boolean {
  if (isAdmin) return true
  if (auction.deleted) return false
  return (auction.approved && !isPrivate) || personId === auction.sellerId
}

/** The auction as bids find it, without a lock; 404 when it is not there or not theirs to see. */
export async function requireSight(db: Db, auctionId: number, who: Onlooker): Promise<LockedAuction> {
  const found = await getAuctionToBid(sqlOf(db), auctionId, { lock: false })
  if (!found || !maySee(found, who)) throw notFound('No encontramos esa subasta.')
  return found
}

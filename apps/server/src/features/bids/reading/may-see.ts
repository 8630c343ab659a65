import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { isGuest } from '../../auctions/public.ts'
import { getAuctionToBid, type LockedAuction } from '../judging/group.store.ts'
import type { ReadGroup } from '../judging/read-group.ts'
import { sqlOf } from '../sql-of.ts'

export interface Onlooker {
  readonly personId: number | null
  readonly isAdmin: boolean
  /** Came in by the link of a private auction. */
  readonly guest?: boolean
}

/**
 * Whether a person may see an auction at all. What is deleted is there for administrators only; what waits for approval,
 * or was rejected also for its seller, and what is private for its guests besides.
 */
function maySee(
  { auction, isPrivate }: LockedAuction,
  { personId, isAdmin, guest = false }: Onlooker,
): boolean {
  if (isAdmin) return true
  if (auction.deleted) return false
  return (auction.approved && (!isPrivate || guest)) || personId === auction.sellerId
}

/** The auction as bids find it, without a lock; 404 when it is not there or not theirs to see. */
export async function requireSight(db: Db, auctionId: number, who: Onlooker): Promise<LockedAuction> {
  const found = await getAuctionToBid(sqlOf(db), auctionId, { lock: false })
  const { personId } = who
  const guest = found?.isPrivate === true && personId !== null && (await isGuest(db, auctionId, personId))
  if (!found || !maySee(found, { ...who, guest })) throw notFound('No encontramos esa subasta.')
  return found
}

/** The same of somebody who bids, by what was read after the auction was locked. */
export function maySeeBidder(
  { found, state }: Pick<ReadGroup, 'found' | 'state'>,
  { personId, isAdmin }: { readonly personId: number; readonly isAdmin: boolean },
): boolean {
  return maySee(found, { personId, isAdmin, guest: state.people.get(personId)?.guest ?? false })
}

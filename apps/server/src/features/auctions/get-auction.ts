import type { Auction, Viewer } from '@martillo/contract/auctions'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/http/failure.ts'
import { waitsForApproval } from './approval/approval.store.ts'
import { type Asker, getVisibleAuction } from './get-auction-view.ts'

/** What an auction is for one person; given by the slice that knows the bids. */
export type ViewerOf = (auctionId: number, personId: number) => Promise<Viewer | undefined>

/** One auction with all its texts and, for a person logged in, what it is for them. 404 when not theirs to see. */
export async function getAuction(
  { db, viewerOf }: { readonly db: Db; readonly viewerOf: ViewerOf },
  id: number,
  asker: Asker,
): Promise<Auction> {
  const auction = await getVisibleAuction(db, id, asker)
  if (!auction) throw notFound('No encontramos esa subasta.')
  const viewer = asker && (await viewerOf(id, asker.userId))
  if (!viewer) return auction
  if (!viewer.seller) return { ...auction, viewer }
  return { ...auction, viewer: { ...viewer, edits_wait: await waitsForApproval(db, asker.userId) } }
}

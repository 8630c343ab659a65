import type { Viewer } from '@martillo/contract/auctions'
import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { findPeople, findStanding, getAuctionToBid, readClock } from '../judging/group.store.ts'
import { UNTOUCHED } from '../judging/read-group.ts'
import { sqlOf } from '../sql-of.ts'
import { viewPerson } from './view-person.ts'

/** What an auction is for a person; 404 when either is not there. */
export async function viewerOf(db: Db, auctionId: number, personId: number): Promise<Viewer> {
  const sql = sqlOf(db)
  const [found, now, stored, people] = await Promise.all([
    getAuctionToBid(sql, auctionId, { lock: false }),
    readClock(sql),
    findStanding(sql, auctionId),
    findPeople(sql, [personId], auctionId),
  ])
  if (!found || !people.has(personId)) throw notFound('No encontramos esa subasta.')
  return viewPerson({ ...(stored ?? UNTOUCHED), auction: found.auction, now, people }, personId)
}

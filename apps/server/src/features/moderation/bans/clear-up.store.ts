import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

const inForce = sql<boolean>`o.lifted_at is null and (o.until is null or o.until > (select app.now()))`
// For what waits for an administrator time does not run: it would be back once approved.
const stillOpen = sql<boolean>`a.status = 'active' and a.cancelled_at is null and a.deleted_at is null
  and (a.end_at > (select app.now()) or a.approval <> 'approved')`

/** What a ban ends: an auction that has not ended yet, of a seller or led by somebody who is banned now. */
export interface Leftover {
  readonly auction_id: number
  readonly person_id: number
  readonly banned_by: number
}

/** Auctions of banned sellers, all or one person's. */
export async function findAuctionsToCancel(db: Db, personId?: number): Promise<Leftover[]> {
  return db
    .selectFrom('bans as o')
    .innerJoin('auctions as a', 'a.seller_id', 'o.person_id')
    .select(['a.id as auction_id', 'o.person_id', 'o.banned_by'])
    .where(inForce)
    .where(stillOpen)
    .$if(personId !== undefined, (some) => some.where('o.person_id', '=', personId ?? 0))
    .orderBy('a.id')
    .limit(500)
    .execute()
}

/** Running auctions that somebody banned leads, all or one person's. */
export async function findLeadsToVoid(db: Db, personId?: number): Promise<Leftover[]> {
  return (
    db
      .selectFrom('bans as o')
      // Standings are not indexed by their leader, who changes with each bid; but one leads only where one has bid.
      .innerJoinLateral(
        (joined) =>
          joined
            .selectFrom('accepted_bids')
            .select('auction_id')
            .distinct()
            .whereRef('person_id', '=', 'o.person_id')
            .as('b'),
        (join) => join.onTrue(),
      )
      .innerJoin('standings as s', (join) =>
        join.onRef('s.auction_id', '=', 'b.auction_id').onRef('s.leader_id', '=', 'o.person_id'),
      )
      .innerJoin('auctions as a', 'a.id', 's.auction_id')
      .select(['a.id as auction_id', 'o.person_id', 'o.banned_by'])
      .where(inForce)
      .where(stillOpen)
      .$if(personId !== undefined, (some) => some.where('o.person_id', '=', personId ?? 0))
      .orderBy('a.id')
      .limit(500)
      .execute()
  )
}

import { NO_BIDS } from '@martillo/domain/bidding/standing'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import {
  findPeople,
  findRecorded,
  findStanding,
  getAuctionToBid,
  type LockedAuction,
  lockPeople,
  readClock,
  type StoredStanding,
} from './group.store.ts'
import type { GroupState, RecordedBid } from './group-state.ts'

/** What an auction that nobody has touched stands at. */
export const UNTOUCHED: StoredStanding = {
  standing: NO_BIDS,
  seq: 0,
  ledger: { rows: 0, lastHash: '0'.repeat(64), aliasSeed: null, bidders: 0 },
  leaderAlias: null,
  ledAgainAt: null,
}

export interface ReadGroup {
  readonly state: GroupState
  readonly found: LockedAuction
  readonly recorded: readonly RecordedBid[]
}

interface Sender {
  readonly personId: number
  readonly bidId: string
}

/**
 * Locks an auction and then the people of a group, and reads everything that decides their bids. All statements are
 * sent at once, on a pipelined connection in one round trip: each sees what was committed before the locks were had,
 * and the clock comes after them. Nothing when there is no such auction.
 */
export async function readGroup(
  tx: SqlExecutor,
  auctionId: number,
  senders: readonly Sender[],
): Promise<ReadGroup | undefined> {
  const people = [...new Set(senders.map((sender) => sender.personId))].sort((a, b) => a - b)
  const [found, , now, stored, facts, recorded] = await Promise.all([
    getAuctionToBid(tx, auctionId),
    lockPeople(tx, people),
    readClock(tx),
    findStanding(tx, auctionId),
    findPeople(tx, people, auctionId),
    findRecorded(tx, senders),
  ])
  if (!found) return undefined
  const state = { ...(stored ?? UNTOUCHED), auction: found.auction, now, people: facts }
  return { state, found, recorded }
}

import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway, isRetryable } from '../../../platform/database-errors.ts'
import { type Pipe, withPipe } from '../../../platform/pipeline.ts'
import { moveEnd } from '../../auctions/public.ts'
import { bidderOutbid, firstBid } from '../bids.events.ts'
import type { BidsContext } from '../bids-context.ts'
import { maySeeBidder } from '../reading/may-see.ts'
import { type FoldedGroup, foldBids, type Verdict, type WaitingBid } from './fold-bids.ts'
import { readGroup } from './read-group.ts'
import { addAcceptedBids, addAliases, addRows, saveStanding } from './standing.store.ts'

const TRIES = 3
const PAUSE_MS = 150
const SEEDS = 2 ** 32
const NOT_FOUND = { kind: 'not_found' as const }

/** A secret number that deals one auction's aliases. */
export function drawSeed(): number {
  return randomInt(SEEDS)
}

export interface JudgedGroup {
  readonly verdicts: readonly (Verdict | { readonly kind: 'not_found' })[]
  /** Nothing when there is no such auction. */
  readonly folded?: FoldedGroup
  /** Who came in before was perhaps told nothing: the outcome of an earlier try's commit was unknown. */
  readonly afterUnknownCommit: boolean
}

/**
 * Judges a group of bids on one auction in one transaction of two round trips: locks, clock and facts; then all that
 * follows from them, with the commit. When the connection is lost the outcome is unknown, so the group is judged
 * again: what had been committed is found by its key, and the auction's lock waits for a commit still under way.
 */
export async function judgeGroup(
  context: BidsContext,
  auctionId: number,
  bids: readonly WaitingBid[],
): Promise<JudgedGroup> {
  for (let attempt = 1; ; attempt++) {
    try {
      return { ...(await judgeOnce(context, auctionId, bids)), afterUnknownCommit: attempt > 1 }
    } catch (error) {
      if (attempt === TRIES || !(isRetryable(error) || isDatabaseAway(error))) throw error
      await pause(PAUSE_MS * attempt)
    }
  }
}

function judgeOnce(context: BidsContext, auctionId: number, bids: readonly WaitingBid[]) {
  return withPipe(context.pipes, async (pipe) => {
    const [, read] = await Promise.all([pipe.begin(), readGroup(pipe, auctionId, bids)])
    if (!read) return { verdicts: bids.map(() => NOT_FOUND) }
    // Whoever deleted the account while the bid was under way bids no more; the row was read after it was locked.
    const { people } = read.state
    const seeing = bids.filter((bid) => maySeeBidder(read, bid) && !people.get(bid.personId)?.deleted)
    const folded = foldBids(read.state, read.recorded, seeing, drawSeed)
    if (folded.accepted.length > 0) await writeGroup(context, pipe, folded)
    const verdicts = new Map(seeing.map((bid, index) => [bid, folded.verdicts[index] ?? NOT_FOUND]))
    return { verdicts: bids.map((bid) => verdicts.get(bid) ?? NOT_FOUND), folded }
  })
}

/** The second round trip: everything is sent before anything is awaited, the commit last. */
async function writeGroup(context: BidsContext, pipe: Pipe, folded: FoldedGroup): Promise<void> {
  const { before, after, accepted, rows, aliases } = folded
  const { id, endAt } = after.auction
  const writes: Promise<unknown>[] = [addAcceptedBids(pipe, id, accepted), saveStanding(pipe, id, after)]
  if (rows.length > 0) writes.push(addRows(pipe, id, rows))
  if (aliases.length > 0) writes.push(addAliases(pipe, id, aliases))
  if (endAt !== before.auction.endAt) writes.push(moveEnd(pipe, id, new Date(endAt)))
  writes.push(...emitNews(context, pipe, folded))
  await Promise.all([...writes, pipe.commit()])
}

/**
 * Only who led before the group and does not after it is told. Whoever led for a moment within the group reads in the
 * reply itself that the lead is gone.
 */
function emitNews({ events }: BidsContext, pipe: Pipe, { before, after }: FoldedGroup): Promise<void>[] {
  const auction = after.auction.id
  const { priceCents, leaderId } = after.standing
  if (priceCents === null) return []
  const news: Promise<void>[] = []
  const { leaderId: person } = before.standing
  if (before.ledger.rows === 0) news.push(events.emit(pipe, firstBid, { auction, priceCents }))
  if (person !== null && person !== leaderId) {
    news.push(events.emit(pipe, bidderOutbid, { auction, person, priceCents, seq: after.seq }))
  }
  return news
}

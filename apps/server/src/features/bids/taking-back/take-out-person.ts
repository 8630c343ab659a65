import { stepBackUntil } from '@martillo/domain/bidding/decide-step-back'
import type { BiddingHistory, TakenOut } from '@martillo/domain/bidding/take-out-bidder'
import type { Pipe } from '../../../platform/pipeline.ts'
import { bidderLeadingAgain } from '../bids.events.ts'
import type { BidsContext } from '../bids-context.ts'
import type { GroupState } from '../judging/group-state.ts'
import {
  findAliases,
  findCountedBids,
  findLiveRows,
  takeOutBids,
  voidBidsOfBanned,
} from '../reading/history.store.ts'
import { type TakenBack, type TakingBack, takeBack, writeTakenBack } from './take-back.ts'

export type HistoryRead = Pick<BiddingHistory, 'bids' | 'liveRows'> & {
  readonly aliases: ReadonlyMap<number, string>
}

/**
 * Everything that was bid on an auction and still counts, for taking out one person; the auction is locked. Bids of
 * others who are banned stop counting here.
 */
export async function readHistory(pipe: Pipe, auctionId: number, personId: number): Promise<HistoryRead> {
  const [, bids, liveRows, aliases] = await Promise.all([
    voidBidsOfBanned(pipe, auctionId, personId),
    findCountedBids(pipe, auctionId),
    findLiveRows(pipe, auctionId),
    findAliases(pipe, auctionId),
  ])
  return { bids, liveRows, aliases }
}

/** Writes that a person is out of an auction, and tells who leads again; the caller adds its own news and commits. */
export async function takeOutPerson(
  { events }: BidsContext,
  pipe: Pipe,
  before: GroupState,
  decided: TakenOut,
  taking: TakingBack,
): Promise<TakenBack> {
  const auctionId = before.auction.id
  const { personId, kind } = taking
  const facts = before.people.get(personId)
  const people = facts ? new Map(before.people).set(personId, { ...facts, latest: null }) : before.people
  const taken = takeBack(before, decided, taking)
  const after = { ...taken.after, people }
  const { priceCents } = after.standing
  const writes = [
    takeOutBids(pipe, auctionId, personId, { kind, at: before.now }),
    writeTakenBack(pipe, { ...taken, after }),
  ]
  if (decided.leadsAgainId !== null && priceCents !== null) {
    writes.push(
      events.emit(pipe, bidderLeadingAgain, {
        auction: auctionId,
        person: decided.leadsAgainId,
        priceCents,
        seq: after.seq,
        stepBackUntil: new Date(stepBackUntil(before.now, before.auction.endAt)).toISOString(),
      }),
    )
  }
  await Promise.all(writes)
  return { ...taken, after }
}

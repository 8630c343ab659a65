import type { BidReply } from '@martillo/contract/bids'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { notFound } from '../../../platform/http/failure.ts'
import type { BidsContext } from '../bids-context.ts'
import { requireSight } from '../reading/may-see.ts'
import { replyJson } from '../reading/view-auction.ts'
import { type BidQueue, makeBidQueue, QueueFull } from './bid-queue.ts'
import type { Verdict, WaitingBid } from './fold-bids.ts'
import type { GroupState, RecordedBid } from './group-state.ts'
import { judgeGroup } from './judge-group.ts'
import { amountInvalid, readAmount } from './read-amount.ts'
import { bidderBanned, bidReused, refuseBid, tooBusy } from './refuse-bid.ts'
import { tellGroup } from './tell-group.ts'
import { tellUnknown } from './tell-unknown.ts'

export interface BidToPlace {
  readonly auctionId: number
  readonly bidId: string
  readonly personId: number
  readonly isAdmin: boolean
  /** As it came on the wire. */
  readonly amount: unknown
}

export interface PlacedBid {
  /** True when it was accepted by this call and not by an earlier one. */
  readonly fresh: boolean
  /** A `BidReply` as text. */
  readonly json: string
}

interface JudgedBid {
  readonly verdict: Verdict | { readonly kind: 'not_found' }
  readonly state: GroupState | undefined
}

/** The line of this process in which bids wait for their group. */
export function openBidLine(context: BidsContext): BidQueue<WaitingBid, JudgedBid> {
  return makeBidQueue(async (auctionId, bids) => {
    const judged = await judgeGroup(context, auctionId, bids)
    if (judged.folded) {
      tellGroup(context, judged.folded)
      if (judged.afterUnknownCommit) tellUnknown(context, judged.folded)
    }
    return judged.verdicts.map((verdict) => ({ verdict, state: judged.folded?.after }))
  })
}

/**
 * Places a bid: the most that the person will pay. It is judged in its auction's line and acknowledged only after the
 * commit. The same UUID again answers what was recorded, with the auction as it is now; 409 `bid_reused` when it stood
 * for something else, 404 for an auction that the person may not see, 400 `amount_invalid`, 422 with the first refusal
 * of the rules, 503 `busy` when the line is too long or the auction's lock was not had in time.
 */
export async function placeBid(
  context: BidsContext,
  line: BidQueue<WaitingBid, JudgedBid>,
  { auctionId, bidId, personId, isAdmin, amount }: BidToPlace,
): Promise<PlacedBid> {
  const amountCents = readAmount(amount)
  if (amountCents === undefined) {
    await requireSight(context.db, auctionId, { personId, isAdmin })
    throw amountInvalid()
  }
  const { verdict, state } = await line
    .place(auctionId, { personId, isAdmin, bidId: bidId.toLowerCase(), amountCents })
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? tooBusy() : error
    })
  if (verdict.kind === 'not_found' || !state) throw notFound('No encontramos esa subasta.')
  if (verdict.kind === 'banned') throw bidderBanned()
  if (verdict.kind === 'reused') throw bidReused()
  if (verdict.kind === 'refused') throw refuseBid(verdict.refusal)
  const json = await replyJson(context, state, personId, recordedPart(state, verdict.bid))
  return { fresh: !verdict.repeated, json }
}

/** What a bid is answered as it was recorded; the auction as it is now comes beside it. */
export function recordedPart(state: GroupState, bid: RecordedBid): Omit<BidReply, 'auction'> {
  return {
    outcome: bid.outcome,
    price: toWireAmount(bid.priceCents),
    minimum_next_bid: toWireAmount(bid.priceCents + state.auction.terms.incrementCents),
    my_maximum: toWireAmount(bid.amountCents),
    end_time: new Date(bid.endAt).toISOString(),
    seq: bid.seq,
    placed_at: new Date(bid.placedAt).toISOString(),
  }
}

import type { BidReply } from '@martillo/contract/bids'
import {
  type CorrectionAccepted,
  type CorrectionAttempt,
  decideCorrection,
} from '@martillo/domain/bidding/decide-correction'
import { stepBackUntil } from '@martillo/domain/bidding/decide-step-back'
import { notFound } from '../../../platform/http/failure.ts'
import { type Pipe, withPipe } from '../../../platform/pipeline.ts'
import { bidderLeadingAgain, bidderOutbid, bidWithdrawn } from '../bids.events.ts'
import type { BidsContext } from '../bids-context.ts'
import { bidderOf } from '../judging/fold-bids.ts'
import type { GroupState, RecordedBid } from '../judging/group-state.ts'
import { recordedPart } from '../judging/place-bid.ts'
import { amountInvalid, readAmount } from '../judging/read-amount.ts'
import { readGroup } from '../judging/read-group.ts'
import { bidderBanned, bidReused, refuseBid } from '../judging/refuse-bid.ts'
import { addAcceptedBids } from '../judging/standing.store.ts'
import {
  findAliases,
  findCountedBids,
  findLiveRows,
  voidBidsOfBanned,
  withdrawBid,
} from '../reading/history.store.ts'
import { maySeeBidder, requireSight } from '../reading/may-see.ts'
import { viewAuction } from '../reading/view-auction.ts'
import { type TakenBack, takeBack, writeTakenBack } from './take-back.ts'
import { tellTakenBack } from './tell-taken-back.ts'

/** Public, and the same for every correction. */
const REASON = 'Error de tipeo'

export interface BidToCorrect {
  readonly auctionId: number
  /** The UUID of this correction. */
  readonly bidId: string
  /** The UUID of the bid with the wrong amount. */
  readonly wrongBidId: string
  readonly personId: number
  readonly isAdmin: boolean
  readonly amount: unknown
}

interface Corrected {
  readonly taken: TakenBack | null
  readonly bid: RecordedBid
  readonly outbidId: number | null
  readonly state: GroupState
}

/**
 * Takes back a mistyped bid and places the right amount, in one transaction: if the right amount would be refused,
 * nothing changes. The same call again answers what was recorded. Refusals as of placing a bid, and 422 with the
 * reason when there is nothing (any more) to correct.
 */
export async function correctBid(context: BidsContext, correction: BidToCorrect): Promise<BidReply> {
  const { auctionId, personId, isAdmin } = correction
  const amountCents = readAmount(correction.amount)
  if (amountCents === undefined) {
    await requireSight(context.db, auctionId, { personId, isAdmin })
    throw amountInvalid()
  }
  const corrected = await withPipe(context.pipes, async (pipe) => {
    const done = await correctInside(context, pipe, { ...correction, amountCents })
    await pipe.commit()
    return done
  })
  const { taken, bid, outbidId, state } = corrected
  if (taken) tellTakenBack(context, taken, [personId, outbidId, taken.leadsAgainId], REASON)
  return { ...recordedPart(state, bid), auction: await viewAuction(context, state, personId) }
}

async function correctInside(
  context: BidsContext,
  pipe: Pipe,
  correction: BidToCorrect & { readonly amountCents: number },
): Promise<Corrected> {
  const { auctionId, personId, amountCents } = correction
  const bidId = correction.bidId.toLowerCase()
  const wrongBidId = correction.wrongBidId.toLowerCase()
  const [, read] = await Promise.all([pipe.begin(), readGroup(pipe, auctionId, [{ personId, bidId }])])
  if (!read || !maySeeBidder(read, correction)) throw notFound('No encontramos esa subasta.')
  const before = read.state
  if (before.people.get(personId)?.banned) throw bidderBanned()
  const [known] = read.recorded
  if (known) {
    const same =
      known.auctionId === auctionId && known.amountCents === amountCents && known.corrects === wrongBidId
    if (!same) throw bidReused()
    return { taken: null, bid: known, outbidId: null, state: before }
  }

  const [, bids, liveRows, aliases] = await Promise.all([
    voidBidsOfBanned(pipe, auctionId, personId),
    findCountedBids(pipe, auctionId),
    findLiveRows(pipe, auctionId),
    findAliases(pipe, auctionId),
  ])
  const decided = decideCorrection(attemptOf(before, { personId, wrongBidId, amountCents }, bids, liveRows))
  if (!decided.ok) throw refuseBid(decided)
  const taken = takeBack(before, decided, { kind: 'withdrawn', personId, reason: REASON, aliases })
  const bid: RecordedBid = {
    personId,
    bidId,
    auctionId,
    amountCents,
    outcome: decided.outcome,
    priceCents: decided.standing.priceCents,
    seq: taken.after.seq,
    endAt: before.auction.endAt,
    placedAt: before.now,
    corrects: wrongBidId,
  }
  await Promise.all([
    withdrawBid(pipe, { personId, bidId: wrongBidId, at: before.now }),
    addAcceptedBids(pipe, auctionId, [bid]),
    writeTakenBack(pipe, taken),
    ...emitNews(context, pipe, taken, decided, personId),
  ])
  const state = withLastWord(taken.after, bid)
  return { taken: { ...taken, after: state }, bid, outbidId: decided.outbidId, state }
}

function attemptOf(
  { auction, standing, people, now }: GroupState,
  typed: { readonly personId: number; readonly wrongBidId: string; readonly amountCents: number },
  bids: CorrectionAttempt['bids'],
  liveRows: CorrectionAttempt['liveRows'],
): CorrectionAttempt {
  const facts = people.get(typed.personId)
  if (!facts) throw new Error(`Nothing is known of the bidder ${typed.personId}`)
  const { wrongBidId, amountCents } = typed
  const wrong = bids.find((bid) => bid.bidId === wrongBidId)
  const bidder = bidderOf(facts)
  // One taken back no longer counts against a limit; of several uses at one instant it does not matter which goes.
  const used = bidder.uses.findIndex((use) => use.auctionId === auction.id && use.at === wrong?.at)
  const uses = bidder.uses.filter((_, index) => index !== used)
  const { correctedAt } = facts
  return {
    auction,
    standing,
    bids,
    liveRows,
    bidder: { ...bidder, uses },
    wrongBidId,
    amountCents,
    correctedAt,
    now,
  }
}

function emitNews(
  { events }: BidsContext,
  pipe: Pipe,
  { after, rows, leadsAgainId }: TakenBack,
  { outbidId }: CorrectionAccepted,
  person: number,
): Promise<void>[] {
  const auction = after.auction.id
  const { seq } = after
  const priceCents = after.standing.priceCents ?? 0
  const news: Promise<void>[] = []
  // Of a raise corrected without a visible trace nobody hears, the seller neither.
  if (rows.length > 0) {
    news.push(events.emit(pipe, bidWithdrawn, { auction, person, cause: 'correction' as const, seq }))
  }
  if (outbidId !== null) {
    news.push(events.emit(pipe, bidderOutbid, { auction, person: outbidId, priceCents, seq }))
  }
  if (leadsAgainId !== null) {
    const until = new Date(stepBackUntil(after.now, after.auction.endAt)).toISOString()
    const again = { auction, person: leadsAgainId, priceCents, seq, stepBackUntil: until }
    news.push(events.emit(pipe, bidderLeadingAgain, again))
  }
  return news
}

/** The person's facts after the correction, without asking again. */
function withLastWord(state: GroupState, bid: RecordedBid): GroupState {
  const facts = state.people.get(bid.personId)
  if (!facts) return state
  const latest = { bidId: bid.bidId, amountCents: bid.amountCents, at: bid.placedAt }
  const people = new Map(state.people).set(bid.personId, {
    ...facts,
    latest,
    lastWord: true,
    correctedAt: [...facts.correctedAt, bid.placedAt],
  })
  return { ...state, people }
}

import { bidderAlias } from '@martillo/domain/bidding/alias'
import {
  type BidAccepted,
  type Bidder,
  type BidRefused,
  decideBid,
} from '@martillo/domain/bidding/decide-bid'
import type { Cents } from '@martillo/domain/money/cents'
import { bidKey } from './bid-key.ts'
import { type ChainedRow, chainRows } from './chain-rows.ts'
import type { GroupState, PersonFacts, RecordedBid } from './group-state.ts'
import type { NewAlias } from './standing.store.ts'

/** A bid as it waits: parsed, its sender known, nothing else believed. */
export interface WaitingBid {
  readonly personId: number
  readonly isAdmin: boolean
  readonly bidId: string
  readonly amountCents: Cents
}

export type Verdict =
  /** `repeated`: it had been accepted before, and nothing was done now. */
  | { readonly kind: 'accepted'; readonly bid: RecordedBid; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly refusal: BidRefused }
  /** The UUID belongs to another bid of the same person. */
  | { readonly kind: 'reused' }
  /** The sender is banned. */
  | { readonly kind: 'banned' }

export interface FoldedGroup {
  /** One per bid, in the same order. */
  readonly verdicts: readonly Verdict[]
  readonly before: GroupState
  readonly after: GroupState
  readonly accepted: readonly RecordedBid[]
  readonly rows: readonly ChainedRow[]
  readonly aliases: readonly NewAlias[]
}

/** What a person's facts are as the domain asks for them. */
export function bidderOf(facts: PersonFacts): Bidder {
  return {
    id: facts.id,
    emailVerified: facts.verified,
    blockedBySeller: facts.blockedBySeller,
    defaulted: facts.defaulted,
    lastWordSpoken: facts.lastWord,
    score: facts.score,
    uses: facts.uses,
  }
}

/** The alias of the auction's next new bidder; `drawSeed` is asked when it is the first. */
export function dealAlias(ledger: GroupState['ledger'], drawSeed: () => number) {
  const aliasSeed = ledger.aliasSeed ?? drawSeed()
  return {
    alias: bidderAlias(ledger.bidders, aliasSeed),
    ledger: { ...ledger, aliasSeed, bidders: ledger.bidders + 1 },
  }
}

/**
 * Judges the bids of one auction one after another, in order of arrival, each on what the ones before left: the
 * standing, the end, how much of a limit is used, which UUIDs are taken. A refused one leaves no trace. Pure: what is
 * to be written is in the answer.
 */
export function foldBids(
  before: GroupState,
  recordedBefore: readonly RecordedBid[],
  bids: readonly WaitingBid[],
  drawSeed: () => number,
): FoldedGroup {
  const recorded = new Map(recordedBefore.map((bid) => [bidKey(bid), bid]))
  const people = new Map(before.people)
  const accepted: RecordedBid[] = []
  const rows: ChainedRow[] = []
  const aliases: NewAlias[] = []
  let after: GroupState = { ...before, people }

  function judge(waiting: WaitingBid): Verdict {
    const facts = people.get(waiting.personId)
    if (!facts) throw new Error(`Nothing is known of the bidder ${waiting.personId}`)
    if (facts.banned) return { kind: 'banned' }
    const known = recorded.get(bidKey(waiting))
    if (known) {
      const same = known.auctionId === before.auction.id && known.amountCents === waiting.amountCents
      return same ? { kind: 'accepted', bid: known, repeated: true } : { kind: 'reused' }
    }
    const { auction, standing, now } = after
    const { amountCents } = waiting
    const decided = decideBid({ auction, standing, bidder: bidderOf(facts), amountCents, now })
    if (!decided.ok) return { kind: 'refused', refusal: decided }
    const bid = accept(waiting, facts, decided)
    recorded.set(bidKey(waiting), bid)
    accepted.push(bid)
    return { kind: 'accepted', bid, repeated: false }
  }

  function accept(waiting: WaitingBid, facts: PersonFacts, decided: BidAccepted): RecordedBid {
    const { auction, now } = after
    const alias = facts.alias ?? dealTo(waiting.personId)
    const seq = after.seq + (decided.publicChange ? 1 : 0)
    const bid: RecordedBid = {
      personId: waiting.personId,
      bidId: waiting.bidId,
      amountCents: waiting.amountCents,
      auctionId: auction.id,
      outcome: decided.outcome,
      priceCents: decided.standing.priceCents,
      seq,
      endAt: decided.endAt,
      placedAt: now,
      corrects: null,
    }
    people.set(waiting.personId, {
      ...facts,
      alias,
      uses: decided.publicChange ? [...facts.uses, { auctionId: auction.id, at: now }] : facts.uses,
      latest: { bidId: waiting.bidId, amountCents: waiting.amountCents, at: now },
    })
    const chained = chainRows(auction.id, after.ledger, unchained(decided, waiting.personId, alias))
    rows.push(...chained)
    const last = chained.at(-1)
    after = {
      ...after,
      auction: { ...auction, endAt: decided.endAt },
      standing: decided.standing,
      seq,
      ledger: { ...after.ledger, ...(last ? { rows: last.row, lastHash: last.hash } : {}) },
      leaderAlias: decided.standing.leaderId === waiting.personId ? alias : after.leaderAlias,
      // Offered to who came to lead without wanting it now; a bid of one's own, or the lead lost, ends that.
      ledAgainAt: decided.outcome === 'outbid' ? after.ledAgainAt : null,
    }
    return bid
  }

  function unchained(decided: BidAccepted, personId: number, alias: string) {
    return decided.rows.map((row) => ({
      personId: row.bidderId,
      amountCents: row.amountCents,
      at: row.at,
      // Besides the bidder only the leader of before ever shows: the system bids for nobody else.
      alias: row.bidderId === personId ? alias : (after.leaderAlias ?? ''),
      automatic: row.automatic,
      kind: 'bid' as const,
      cancels: null,
      reason: null,
    }))
  }

  function dealTo(personId: number): string {
    const { alias, ledger } = dealAlias(after.ledger, drawSeed)
    after = { ...after, ledger }
    aliases.push({ personId, alias })
    return alias
  }

  const verdicts = bids.map(judge)
  return { verdicts, before, after, accepted, rows, aliases }
}

import type { BidOutcome } from '@martillo/domain/bidding/apply-bid'
import type { BidUse } from '@martillo/domain/bidding/band-limits'
import type { BidAuction } from '@martillo/domain/bidding/decide-bid'
import type { Standing } from '@martillo/domain/bidding/standing'
import type { Cents } from '@martillo/domain/money/cents'

/** An accepted bid as it was recorded: what its retry is answered, whatever happened since. */
export interface RecordedBid {
  readonly personId: number
  readonly bidId: string
  readonly auctionId: number
  readonly amountCents: Cents
  readonly outcome: BidOutcome
  readonly priceCents: Cents
  readonly seq: number
  readonly endAt: number
  readonly placedAt: number
  /** The bid that this one corrects. */
  readonly corrects: string | null
}

/** What a bid's judgement needs to know about its bidder, read after the locks. */
export interface PersonFacts {
  readonly id: number
  readonly verified: boolean
  readonly deleted: boolean
  /** By the deciding clock; a session may outlive its ban for a second. */
  readonly banned: boolean
  /** The auction's seller takes no bids of theirs. */
  readonly blockedBySeller: boolean
  /** Came into this auction by the link of a private one. */
  readonly guest: boolean
  /** Bought this very item when it was auctioned before, and failed. */
  readonly defaulted: boolean
  readonly score: number
  readonly alias: string | null
  /** Has corrected a typing error on this auction. */
  readonly lastWord: boolean
  /** When the person corrected bids anywhere in the last 90 days, epoch milliseconds. */
  readonly correctedAt: readonly number[]
  readonly uses: readonly BidUse[]
  /** The latest accepted bid here that still counts. */
  readonly latest: { readonly bidId: string; readonly amountCents: Cents; readonly at: number } | null
}

/** The end of the public ledger, and what deals the next aliases. */
export interface LedgerEnd {
  readonly rows: number
  /** SHA-256 of the last row, hexadecimal. */
  readonly lastHash: string
  readonly aliasSeed: number | null
  readonly bidders: number
}

/** An auction as its bids find it, all read while its row is locked. */
export interface GroupState {
  readonly auction: BidAuction
  readonly standing: Standing
  readonly seq: number
  readonly ledger: LedgerEnd
  readonly leaderAlias: string | null
  readonly ledAgainAt: number | null
  /** The deciding clock, epoch milliseconds. */
  readonly now: number
  readonly people: ReadonlyMap<number, PersonFacts>
}

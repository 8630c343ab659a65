import type { Cents } from '@martillo/domain/money/cents'
import { defineEvent } from '../../platform/events.ts'

/** An auction has its first public row ever. */
export interface FirstBid {
  readonly auction: number
  readonly priceCents: Cents
}

/** Somebody who led leads no longer, because of another person's bid or correction. */
export interface BidderOutbid {
  readonly auction: number
  readonly person: number
  readonly priceCents: Cents
  /** The auction's public version with which it happened. */
  readonly seq: number
}

/** Somebody who did not lead does so again, because bids of another person were taken back. */
export interface BidderLeadingAgain {
  readonly auction: number
  readonly person: number
  readonly priceCents: Cents
  readonly seq: number
  /** ISO; until then the person may step back. */
  readonly stepBackUntil: string
}

/** An administrator voided all bids of a person on an auction. */
export interface BidsVoided {
  readonly auction: number
  readonly person: number
  readonly reason: string
  readonly seq: number
}

/** A person corrected a typing error, or stepped back. */
export interface BidWithdrawn {
  readonly auction: number
  readonly person: number
  readonly cause: 'correction' | 'step_back'
  readonly seq: number
}

export const firstBid = defineEvent<FirstBid>('auction.first_bid')
export const bidderOutbid = defineEvent<BidderOutbid>('bidder.outbid')
export const bidderLeadingAgain = defineEvent<BidderLeadingAgain>('bidder.leading_again')
export const bidsVoided = defineEvent<BidsVoided>('bids.voided')
export const bidWithdrawn = defineEvent<BidWithdrawn>('bid.withdrawn')

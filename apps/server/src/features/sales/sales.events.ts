import type { Cents } from '@martillo/domain/money/cents'
import { defineEvent } from '../../platform/events.ts'

/** An auction ended with a leader, and its sale was opened. */
export interface AuctionSold {
  readonly auction: number
  readonly title: string
  readonly sale: number
  readonly seller: number
  readonly buyer: number
  readonly priceCents: Cents
  readonly rateBp: number
  readonly commissionCents: Cents
  /** ISO. */
  readonly commissionDueAt: string
}

/** An auction ended without a bid that counts. */
export interface AuctionUnsold {
  readonly auction: number
  readonly title: string
  readonly seller: number
}

/** Nobody could bid for a while, so an auction ends later. */
export interface AuctionExtendedAfterOutage {
  readonly auction: number
  readonly title: string
  /** ISO, the new end. */
  readonly endAt: string
}

export const auctionSold = defineEvent<AuctionSold>('auction.sold')
export const auctionUnsold = defineEvent<AuctionUnsold>('auction.unsold')
export const auctionExtendedAfterOutage = defineEvent<AuctionExtendedAfterOutage>(
  'auction.extended_after_outage',
)

import { defineEvent } from '../../platform/events.ts'

export interface AuctionPublished {
  readonly auction: number
  readonly seller: number
  readonly title: string
}

export const auctionPublished = defineEvent<AuctionPublished>('auction.published')

/** An administrator, or a ban, ended an auction without a sale. */
export interface AuctionCancelled {
  readonly auction: number
  readonly title: string
  readonly seller: number
  /** Public. */
  readonly reason: string
}

export const auctionCancelled = defineEvent<AuctionCancelled>('auction.cancelled')

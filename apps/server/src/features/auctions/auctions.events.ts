import { defineEvent } from '../../platform/events.ts'

export interface AuctionPublished {
  readonly auction: number
  readonly seller: number
  readonly title: string
}

export const auctionPublished = defineEvent<AuctionPublished>('auction.published')

import { defineEvent } from '../../platform/events.ts'

/**
 * Everybody can find something that they could not before: published, or approved for the first time. Once for each
 * auction; of private ones never.
 */
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

/** An administrator approved what had waited. */
export interface AuctionApproved {
  readonly auction: number
  readonly title: string
  readonly seller: number
  /** ISO; later than the seller chose when it waited beyond its start. */
  readonly startAt: string
  readonly endAt: string
}

export const auctionApproved = defineEvent<AuctionApproved>('auction.approved')

export interface AuctionRejected {
  readonly auction: number
  readonly title: string
  readonly seller: number
  /** For the seller. */
  readonly reason: string
}

export const auctionRejected = defineEvent<AuctionRejected>('auction.rejected')

/** Its seller deleted an auction that nobody had bid on. */
export interface AuctionDeleted {
  readonly auction: number
}

export const auctionDeleted = defineEvent<AuctionDeleted>('auction.deleted')

/** A seller added something under the description. */
export interface ClarificationAdded {
  readonly auction: number
  readonly title: string
}

export const clarificationAdded = defineEvent<ClarificationAdded>('auction.clarification_added')

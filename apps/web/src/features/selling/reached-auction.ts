import type { AuctionCard } from '@martillo/contract/auctions'

/** What the controls need to know of a seller's own auction. */
export type ReachedAuction = Pick<AuctionCard, 'ID' | 'Title' | 'state' | 'private' | 'featured' | 'seller'>

export { type AuctionCancelled, auctionCancelled } from './auctions.events.ts'
export { finishAuction, lockAuction, moveEnd } from './auctions.store.ts'
export { cancelAuction } from './cancel-auction.ts'
export { getAuctionView, getCards, getVisibleAuction } from './get-auction-view.ts'

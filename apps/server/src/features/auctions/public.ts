export {
  type AuctionApproved,
  type AuctionCancelled,
  type AuctionRejected,
  auctionApproved,
  auctionCancelled,
  auctionDeleted,
  auctionRejected,
  type ClarificationAdded,
  clarificationAdded,
} from './auctions.events.ts'
export { finishAuction, lockAuction, moveEnd } from './auctions.store.ts'
export { cancelAuction } from './cancel-auction.ts'
export { findAuctionsOf } from './deletion/deletion.store.ts'
export { getAuctionView, getCards, getVisibleAuction } from './get-auction-view.ts'
export { titleWords } from './lists/title-words.ts'
export { isGuest } from './reach/guests.store.ts'

export { finishAuction, lockAuction, moveEnd } from './auctions.store.ts'
export { getAuctionView, getCards } from './get-auction-view.ts'

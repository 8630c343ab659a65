export { finishAuction, lockAuction, moveEnd } from './auctions.store.ts'
export { getAuctionView, getCards, getVisibleAuction } from './get-auction-view.ts'

export { registerSales } from './register-sales.ts'
export {
  type AuctionExtendedAfterOutage,
  type AuctionSold,
  type AuctionUnsold,
  auctionExtendedAfterOutage,
  auctionSold,
  auctionUnsold,
} from './sales.events.ts'

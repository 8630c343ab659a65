export { advanceSeq } from './advance-seq.ts'
export {
  type BidderLeadingAgain,
  type BidderOutbid,
  type BidsVoided,
  type BidWithdrawn,
  bidderLeadingAgain,
  bidderOutbid,
  bidsVoided,
  bidWithdrawn,
  type FirstBid,
  firstBid,
} from './bids.events.ts'
export { finalStanding } from './final-standing.ts'
export { viewerOf } from './reading/viewer-of.ts'
export { type RegisteredBids, registerBids } from './routes.ts'

import type { NotificationKind } from './notifications.ts'

/** What a watcher of an auction hears. `prev` and `seq` tell whether something was missed in between. */
interface AuctionEvent {
  auction: number
  prev: number
  seq: number
  /** ISO, the database's clock. */
  server_time: string
}

export interface BidPlaced extends AuctionEvent {
  price: number
  minimum_next_bid: number
  bids_count: number
  alias: string
  automatic: boolean
  end_time: string
}

export interface BidWithdrawn extends Omit<BidPlaced, 'price' | 'alias'> {
  /** Absent when no bid remains. */
  price?: number
  alias?: string
  reason: string
}

export interface AuctionExtended extends AuctionEvent {
  end_time: string
  /** `bid` in the last two minutes, or `outage` of the service. */
  cause: 'bid' | 'outage'
}

export interface AuctionFinished extends AuctionEvent {
  outcome: 'sold' | 'unsold'
  price?: number
  alias?: string
}

export interface AuctionCancelled extends AuctionEvent {
  reason: string
}

/** To the devices of one person only. */
export interface StandingChanged {
  auction: number
  leading: boolean
  my_maximum: number | null
  seq: number
}

export interface NotificationCreated {
  id: number
  kind: NotificationKind
  message: string
  link: string
}

export interface LiveEvents {
  'bid.placed': BidPlaced
  'bid.withdrawn': BidWithdrawn
  'auction.extended': AuctionExtended
  'auction.finished': AuctionFinished
  'auction.cancelled': AuctionCancelled
  'standing.changed': StandingChanged
  'notification.created': NotificationCreated
  'session.ended': { session: string }
}

export type LiveEventName = keyof LiveEvents

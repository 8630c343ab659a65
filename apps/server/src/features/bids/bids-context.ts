import type { Auction, AuctionCard } from '@martillo/contract/auctions'
import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import type { Live } from '../../platform/live/live.ts'
import type { AnyTx } from '../../platform/sql-executor.ts'

export type AuctionWithoutViewer = Omit<Auction, 'viewer'>

/** What the use cases of bids work with. */
export interface BidsContext {
  readonly pool: pg.Pool
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly live: Pick<Live, 'toAuction' | 'toUser'>
  readonly clock: Pick<Clock, 'nowIso'>
  /** Of the auctions slice: moves the one effective end, in the caller's transaction. */
  readonly moveEnd: (tx: AnyTx, auctionId: number, endAt: Date) => Promise<void>
  /** Of the auctions slice: the auction as everybody sees it. */
  readonly getAuctionView: (auctionId: number) => Promise<AuctionWithoutViewer>
  /** Of the auctions slice: cards of these auctions, in the order asked for. */
  readonly getCards: (auctionIds: readonly number[]) => Promise<AuctionCard[]>
}

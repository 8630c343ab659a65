import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import type { Live } from '../../platform/live/live.ts'
import type { FixedPage } from './reading/cached-page.ts'

/** What the use cases of bids work with. */
export interface BidsContext {
  readonly pipes: pg.Pool
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly live: Pick<Live, 'toAuction' | 'toUser'>
  readonly clock: Pick<Clock, 'nowIso'>
  /** The auction's page without what bids and the clock move, kept for a second. */
  readonly getPage: (auctionId: number) => Promise<FixedPage>
}

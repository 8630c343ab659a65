import type { TestApp } from '../../../test/app.ts'
import type { SalesContext } from './sales-context.ts'

/** What the use cases of sales work with in one process. */
export function contextOf({ platform }: TestApp): SalesContext {
  const { db, log, events, live, clock } = platform
  return { db, log, events, live, clock }
}

export function salesOf({ platform }: TestApp, auctionId: number) {
  return platform.db.selectFrom('sales').selectAll().where('auction_id', '=', auctionId).execute()
}

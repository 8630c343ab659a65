import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Live } from '../../platform/live/live.ts'
import { toAuction } from './auctions.view.ts'
import { getVisibleRow } from './get-auction-view.ts'
import { type ListCache, type Loaded, makeListCache } from './lists/list-cache.ts'
import { nextChange } from './lists/load-cards.ts'

export interface DetailContext {
  readonly clock: Pick<Clock, 'now'>
  readonly live: Pick<Live, 'hear'>
}

/**
 * What visitors see of an auction, the same for all of them and kept for a second; what there is news of is forgotten
 * before anybody hears the news, so that whoever reads again because of it reads what is true.
 */
export function keepDetails({ live, clock }: DetailContext): ListCache {
  const details = makeListCache(clock.now)
  live.hear((auctionId) => (auctionId === null ? details.clear() : details.forget(String(auctionId))))
  return details
}

/** An auction as a visitor sees it, for the cache; 404 when it is not theirs to see. */
export async function loadAuction(db: Db, id: number): Promise<Loaded> {
  const row = await getVisibleRow(db, id, undefined)
  if (!row) throw notFound('No encontramos esa subasta.')
  return { body: toAuction(row), changesAt: nextChange([row], row.now) }
}

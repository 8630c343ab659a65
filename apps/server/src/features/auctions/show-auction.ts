import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Sweeps } from '../../platform/sweeps.ts'
import { toAuction } from './auctions.view.ts'
import { findVersions } from './detail.store.ts'
import { getVisibleRow } from './get-auction-view.ts'
import { type ListCache, type Loaded, makeListCache } from './lists/list-cache.ts'
import { nextChange } from './lists/load-cards.ts'

export interface DetailContext {
  readonly clock: Pick<Clock, 'now'>
  readonly live: Pick<Live, 'hear'>
  readonly sweeps: Pick<Sweeps, 'add'>
  readonly db: Db
}

/** Often enough that the answer is there before a second is over. */
const CONFIRM_EVERY_MS = 600
/** A few kilobytes each. */
const MOST_DETAILS = 4_000

async function versionsOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const versions = await findVersions(db, keys.map(Number))
  return new Map([...versions].map(([id, version]) => [String(id), version]))
}

/**
 * What visitors see of an auction, the same for all of them and kept for a second; what there is news of is forgotten
 * before anybody hears the news, so that whoever reads again because of it reads what is true. What is wanted again and
 * again is not read again each second: all of it together is asked about, whether it is still as it was.
 */
export function keepDetails({ live, clock, sweeps, db }: DetailContext): ListCache {
  const details = makeListCache(clock.now, MOST_DETAILS)
  live.hear((auctionId) => (auctionId === null ? details.clear() : details.forget(String(auctionId))))
  sweeps.add({ name: 'kept-details', everyMs: CONFIRM_EVERY_MS, runsIn: 'all' }, () =>
    details.confirm((keys) => versionsOf(db, keys)),
  )
  return details
}

/** An auction as a visitor sees it, for the cache; 404 when it is not theirs to see. */
export async function loadAuction(db: Db, id: number): Promise<Loaded> {
  const row = await getVisibleRow(db, id, undefined)
  if (!row) throw notFound('No encontramos esa subasta.')
  return { body: toAuction(row), changesAt: nextChange([row], row.now), version: row.version }
}

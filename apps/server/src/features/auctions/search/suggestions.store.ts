import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import { listed } from '../cards.store.ts'
import { inBucket } from './matches.store.ts'
import { bucketsOf, type SearchFrame } from './search-frame.store.ts'

const END_OF_TIME = new Date(8.64e15)

export interface SuggestedAuction {
  readonly id: number
  readonly title: string
  readonly photo: string
}

/** Some auctions that are open and answer the query, of those that end first. */
export async function findSuggested(
  db: Db,
  frame: SearchFrame,
  query: string,
  limit: number,
): Promise<SuggestedAuction[]> {
  const { near, far } = bucketsOf(frame, 'open', END_OF_TIME)
  const found = sql<SuggestedAuction>`
    select ${prepared} a.id, a.title, a.photos[1] as photo
    from (
      select found.auction_id from unnest(${[...near, ...far]}::text[]) as b (bucket)
      cross join lateral (
        select d.auction_id from ${inBucket(query)} as d where d.end_at > ${frame.now}::timestamptz
      ) as found limit ${limit}
    ) as found
    join auctions a on a.id = found.auction_id
    where ${listed}
    order by a.end_at, a.id`
  return (await found.execute(db)).rows
}

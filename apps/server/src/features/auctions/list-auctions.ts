import type { AuctionCard } from '@martillo/contract/auctions'
import type { Meta } from '@martillo/contract/shapes'
import type { Db, Tx } from '../../platform/database.ts'
import { toCard } from './auctions.view.ts'
import type { CardRow } from './cards.store.ts'
import type { Loaded } from './list-cache.ts'
import { countCards, findCards, type ListSpec } from './lists.store.ts'

export interface Page {
  readonly page: number
  readonly limit: number
}

export interface CardPage {
  readonly data: AuctionCard[]
  readonly meta: Meta
}

export function metaOf({ page, limit }: Page, total: number): Meta {
  return { page, limit, pages: Math.ceil(total / limit), total }
}

/** The next instant at which one of these auctions starts or ends, in epoch milliseconds. */
function nextChange(rows: readonly CardRow[]): number {
  return Math.min(
    ...rows.flatMap(({ start_at, end_at, now }) =>
      [start_at.getTime(), end_at.getTime()].filter((at) => at > now.getTime()),
    ),
  )
}

/** One page of a list; past the last one it is empty. */
export async function listAuctions(db: Db, spec: ListSpec, page: Page): Promise<CardPage> {
  const [rows, total] = await Promise.all([findCards(db, spec, page), countCards(db, spec)])
  return { data: rows.map(toCard), meta: metaOf(page, total) }
}

/** The same for the cache of lists that are the same for everyone. */
export async function loadList(
  db: Db | Tx,
  spec: ListSpec,
  page: Page,
  wrap: (list: CardPage) => object = (list) => list,
): Promise<Loaded> {
  const [rows, total] = await Promise.all([findCards(db, spec, page), countCards(db, spec)])
  return { body: wrap({ data: rows.map(toCard), meta: metaOf(page, total) }), changesAt: nextChange(rows) }
}

import type { AuctionCard } from '@martillo/contract/auctions'
import type { Meta } from '@martillo/contract/shapes'
import type { Db } from '../../../platform/database.ts'
import { toCard } from '../auctions.view.ts'
import { LIST_CAP } from './list-auctions.ts'
import { metaOf, type Page } from './page.ts'
import { countPersonCards, findPersonCards, type PersonList } from './person-lists.store.ts'

/** One page of a list that is somebody's own; past the last one it is empty. */
export async function listForPerson(
  db: Db,
  list: PersonList,
  page: Page,
): Promise<{ data: AuctionCard[]; meta: Meta }> {
  const offset = (page.page - 1) * page.limit
  const limit = Math.max(0, Math.min(page.limit, LIST_CAP - offset))
  const [rows, total] = await Promise.all([
    limit === 0 ? [] : findPersonCards(db, list, { offset, limit }),
    countPersonCards(db, list, LIST_CAP + 1),
  ])
  const { capped: _, ...meta } = metaOf(page, total, LIST_CAP)
  return { data: rows.map(toCard), meta }
}

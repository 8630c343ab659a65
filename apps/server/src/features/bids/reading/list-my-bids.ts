import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { getCards } from '../../auctions/public.ts'
import type { BidsContext } from '../bids-context.ts'
import { sqlOf } from '../sql-of.ts'
import { countMyBids, findMyBids, type MyBidsState } from './bids.store.ts'
import { pageMeta } from './page-meta.ts'

/** The auctions that a person bids on, by how it goes for them, each with their own maximum. */
export async function listMyBids(
  { db }: Pick<BidsContext, 'db'>,
  personId: number,
  { state, ...paging }: { state: MyBidsState; page: number; limit: number },
) {
  const [rows, total] = await Promise.all([
    findMyBids(sqlOf(db), personId, state, paging),
    countMyBids(sqlOf(db), personId, state),
  ])
  const maximums = new Map(rows.map((row) => [row.auction_id, row.amount_cents]))
  const cards = await getCards(
    db,
    rows.map((row) => row.auction_id),
  )
  const data = cards.map((card) => ({ ...card, my_maximum: toWireAmount(maximums.get(card.ID) ?? 0) }))
  return { data, meta: pageMeta(paging, total) }
}

import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { getCards, titleWords } from '../../auctions/public.ts'
import type { BidsContext } from '../bids-context.ts'
import { sqlOf } from '../sql-of.ts'
import { countFoundBids, findMyBids, type MyBidsState } from './my-bids.store.ts'
import { pageMeta } from './page-meta.ts'

/** The auctions that a person bids on, by how it goes for them and by the words of a title, each with their own maximum. */
export async function listMyBids(
  { db }: Pick<BidsContext, 'db'>,
  personId: number,
  { state, q = '', ...paging }: { state: MyBidsState; q?: string | undefined; page: number; limit: number },
) {
  const wish = { state, words: titleWords(q) }
  const [rows, total] = await Promise.all([
    findMyBids(sqlOf(db), personId, wish, paging),
    countFoundBids(sqlOf(db), personId, wish),
  ])
  const maximums = new Map(rows.map((row) => [row.auction_id, row.amount_cents]))
  const cards = await getCards(
    db,
    rows.map((row) => row.auction_id),
  )
  const data = cards.map((card) => ({ ...card, my_maximum: toWireAmount(maximums.get(card.ID) ?? 0) }))
  return { data, meta: pageMeta(paging, total) }
}

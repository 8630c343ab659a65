import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { Session } from '../../../platform/session.ts'
import type { BidsContext } from '../bids-context.ts'
import { sqlOf } from '../sql-of.ts'
import { countReceipts, findReceipts } from './bids.store.ts'
import { requireSight } from './may-see.ts'
import { pageMeta } from './page-meta.ts'

/** A person's own accepted bids on an auction, raises included, as they were recorded; the last first. */
export async function listReceipts(
  { db }: Pick<BidsContext, 'db'>,
  auctionId: number,
  paging: { page: number; limit: number },
  { userId, role }: Session,
) {
  await requireSight(db, auctionId, { personId: userId, isAdmin: role === 'admin' })
  const [rows, total] = await Promise.all([
    findReceipts(sqlOf(db), auctionId, userId, paging),
    countReceipts(sqlOf(db), auctionId, userId),
  ])
  const data = rows.map((row) => ({
    bid: row.bid,
    auction: auctionId,
    amount: toWireAmount(row.amount_cents),
    outcome: row.outcome,
    price: toWireAmount(row.price_cents),
    seq: row.seq,
    placed_at: row.placed_at.toISOString(),
    withdrawn: row.withdrawn,
  }))
  return { data, meta: pageMeta(paging, total) }
}

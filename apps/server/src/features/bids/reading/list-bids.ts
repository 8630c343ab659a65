import type { BidRow } from '@martillo/contract/bids'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import type { Session } from '../../../platform/session.ts'
import type { BidsContext } from '../bids-context.ts'
import { sqlOf } from '../sql-of.ts'
import { countHistory, findHistory, type HistoryRow } from './bids.store.ts'
import { requireSight } from './may-see.ts'
import { pageMeta } from './page-meta.ts'

const NAME_OF_DELETED = 'Usuario eliminado'

/** The public history, the last row first. Names are shown to the seller and to administrators only. */
export async function listBids(
  { db }: Pick<BidsContext, 'db'>,
  auctionId: number,
  paging: { page: number; limit: number },
  session: Session | undefined,
) {
  const personId = session?.userId ?? null
  const isAdmin = session?.role === 'admin'
  const { auction } = await requireSight(db, auctionId, { personId, isAdmin })
  const [total, rows] = await Promise.all([
    countHistory(sqlOf(db), auctionId),
    findHistory(sqlOf(db), auctionId, paging),
  ])
  const named = isAdmin || personId === auction.sellerId
  return { data: rows.map((row) => toBidRow(row, personId, named)), meta: pageMeta(paging, total) }
}

function toBidRow(row: HistoryRow, personId: number | null, named: boolean): BidRow {
  return {
    row: row.row,
    amount: toWireAmount(row.amount_cents),
    at: row.at.toISOString(),
    alias: row.alias,
    automatic: row.automatic,
    kind: row.kind,
    mine: personId !== null && row.person_id === personId,
    ...(row.cancels === null ? {} : { cancels: row.cancels }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(named ? { Username: row.username ?? NAME_OF_DELETED } : {}),
  }
}

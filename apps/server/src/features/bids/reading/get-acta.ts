import { judgeAuction } from '@martillo/domain/bidding/judge-auction'
import { refused } from '../../../platform/http/failure.ts'
import type { Session } from '../../../platform/session.ts'
import type { BidsContext } from '../bids-context.ts'
import { readClock } from '../judging/group.store.ts'
import { sqlOf } from '../sql-of.ts'
import { findLedger, getTitle, type LedgerRowStored } from './bids.store.ts'
import { requireSight } from './may-see.ts'

/** The public ledger of an auction that takes no more bids: 422 `not_finished` before. */
export async function getActa(
  { db }: Pick<BidsContext, 'db'>,
  auctionId: number,
  session: Session | undefined,
) {
  const sql = sqlOf(db)
  const who = { personId: session?.userId ?? null, isAdmin: session?.role === 'admin' }
  const { auction } = await requireSight(db, auctionId, who)
  const state = judgeAuction(auction, await readClock(sql))
  if (state?.refusal !== 'finished' && !auction.cancelled) throw refused('not_finished')
  const [title, rows] = await Promise.all([getTitle(sql, auctionId), findLedger(sql, auctionId)])
  return { auction: auctionId, title, rows: rows.map(toLedgerRow) }
}

function toLedgerRow({ at, ...row }: LedgerRowStored) {
  return { ...row, time_ms: at.getTime() }
}

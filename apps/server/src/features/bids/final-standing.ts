import type { Cents } from '@martillo/domain/money/cents'
import { type AnyTx, executorOf } from '../../platform/sql-executor.ts'
import { findStanding } from './group.store.ts'

export interface FinalStanding {
  /** Nobody when there is no bid that counts. */
  readonly winnerId: number | null
  readonly priceCents: Cents | null
  /** The winner's alias in the public history. */
  readonly alias: string | null
  readonly seq: number
  /** Everybody with a bid that counts, the winner included, by number. */
  readonly bidders: readonly number[]
}

/** How the bidding on an auction stands; ask with the auction's row locked. Nothing is judged again. */
export async function finalStanding(tx: AnyTx, auctionId: number): Promise<FinalStanding> {
  const sql = executorOf(tx)
  const stored = await findStanding(sql, auctionId)
  const { rows } = await sql.executeSql(
    `select distinct person_id from accepted_bids
     where auction_id = $1 and withdrawn_at is null and voided_at is null order by person_id`,
    [auctionId],
  )
  return {
    winnerId: stored?.standing.leaderId ?? null,
    priceCents: stored?.standing.priceCents ?? null,
    alias: stored?.leaderAlias ?? null,
    seq: stored?.seq ?? 0,
    bidders: (rows as { person_id: number }[]).map((row) => row.person_id),
  }
}

import type { Cents } from '@martillo/domain/money/cents'
import { type AnyTx, executorOf } from '../../platform/sql-executor.ts'
import { findStanding } from './judging/group.store.ts'

export interface FinalStanding {
  readonly leaderId: number
  readonly priceCents: Cents
  /** The leader's alias in the public history. */
  readonly alias: string
  /** Everybody with a bid that counts, the leader included, by number. */
  readonly bidders: readonly number[]
}

/**
 * Who leads an auction at what price, or nothing when there is no bid that counts. Ask with the auction's row locked;
 * nothing is judged again.
 */
export async function finalStanding(tx: AnyTx, auctionId: number): Promise<FinalStanding | null> {
  const sql = executorOf(tx)
  const stored = await findStanding(sql, auctionId)
  if (!stored || stored.standing.leaderId === null) return null
  const { rows } = await sql.executeSql(
    `select distinct person_id from accepted_bids
     where auction_id = $1 and withdrawn_at is null and voided_at is null order by person_id`,
    [auctionId],
  )
  const { leaderId, priceCents } = stored.standing
  const bidders = (rows as { person_id: number }[]).map((row) => row.person_id)
  return { leaderId, priceCents, alias: stored.leaderAlias ?? '', bidders }
}

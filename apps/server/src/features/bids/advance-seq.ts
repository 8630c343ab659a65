import { type AnyTx, executorOf } from '../../platform/sql-executor.ts'

/**
 * Counts the public version of an auction up by one, for a change that strangers can see and that bids did not make
 * (its end, its cancelling). The auction's row is locked by the caller. Both numbers go into the live event.
 */
export async function advanceSeq(tx: AnyTx, auctionId: number): Promise<{ prev: number; seq: number }> {
  const { rows } = await executorOf(tx).executeSql(
    `insert into standings as s (auction_id, seq) values ($1, 1)
     on conflict (auction_id) do update set seq = s.seq + 1 returning seq`,
    [auctionId],
  )
  const [row] = rows as { seq: number }[]
  const seq = row?.seq ?? 0
  return { prev: seq - 1, seq }
}

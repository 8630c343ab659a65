import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Events } from '../../platform/events.ts'
import { auctionCancelled } from './auctions.events.ts'

export interface Cancelling {
  readonly auctionId: number
  /** Public. */
  readonly reason: string
}

/**
 * Cancels an auction that the caller has locked: no sale will come of it, and its seller and bidders are told. False,
 * and nothing done, when it has ended by the clock, was cancelled before or is not there.
 */
export async function cancelAuction(
  { events }: { readonly events: Pick<Events, 'emit'> },
  tx: Tx,
  { auctionId, reason }: Cancelling,
): Promise<boolean> {
  const now = sql<Date>`app.now()`
  const row = await tx
    .updateTable('auctions')
    .set({ status: 'finished', outcome: 'cancelled', cancelled_at: now, cancel_reason: reason })
    .where('id', '=', auctionId)
    .where('status', '=', 'active')
    .where('cancelled_at', 'is', null)
    .where('deleted_at', 'is', null)
    // For what is not approved time does not run.
    .where((eb) => eb.or([eb('end_at', '>', now), eb('approval', '<>', 'approved')]))
    .returning(['title', 'seller_id'])
    .executeTakeFirst()
  if (!row) return false
  await events.emit(tx, auctionCancelled, {
    auction: auctionId,
    title: row.title,
    seller: row.seller_id,
    reason,
  })
  return true
}

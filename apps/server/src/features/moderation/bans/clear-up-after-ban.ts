import { inTransaction } from '../../../platform/transaction.ts'
import { writeAudit } from '../../../platform/write-audit.ts'
import { cancelAuction, lockAuction } from '../../auctions/public.ts'
import { advanceSeq } from '../../bids/public.ts'
import type { BansContext } from './bans-context.ts'
import { findAuctionsToCancel, findLeadsToVoid, type Leftover } from './clear-up.store.ts'

/** Public, and the same for every ban: why somebody was banned is their own affair. */
const CANCEL_REASON = 'La cuenta de quien vende fue suspendida.'
const VOID_REASON = 'La cuenta de quien pujaba fue suspendida.'

/**
 * Cancels what banned people sell and voids the bids with which they lead, of one person or of all. It goes by what
 * there is, so that it can be done again and in every process at once. What fails is logged and left to the next time.
 */
export async function clearUpAfterBan(context: BansContext, personId?: number): Promise<void> {
  const { db, log, hooks } = context
  async function each(leftovers: readonly Leftover[], clear: (one: Leftover) => Promise<unknown>) {
    for (const leftover of leftovers) {
      await clear(leftover).catch((error: unknown) => {
        log.warn({ err: error, auction: leftover.auction_id }, 'a ban could not be carried through yet')
      })
    }
    return leftovers.length
  }

  const cancelled = await each(await findAuctionsToCancel(db, personId), (one) => cancelOne(context, one))
  await each(await findLeadsToVoid(db, personId), ({ auction_id, person_id, banned_by }) =>
    context.voidBidder({
      auctionId: auction_id,
      personId: person_id,
      reason: VOID_REASON,
      administratorId: banned_by,
    }),
  )
  if (cancelled > 0) hooks.forgetPages()
}

async function cancelOne(
  context: BansContext,
  { auction_id: auctionId, banned_by }: Leftover,
): Promise<void> {
  const { db, live, clock } = context
  const versions = await inTransaction(db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) return undefined
    if (!(await cancelAuction(context, tx, { auctionId, reason: CANCEL_REASON }))) return undefined
    await writeAudit(tx, {
      actorId: banned_by,
      action: 'moderation.cancel-auction',
      subject: `auction ${auctionId}`,
      after: { reason: CANCEL_REASON },
    })
    return advanceSeq(tx, auctionId)
  })
  if (!versions) return
  live.toAuction(auctionId, 'auction.cancelled', {
    auction: auctionId,
    ...versions,
    server_time: clock.nowIso(),
    reason: CANCEL_REASON,
  })
}

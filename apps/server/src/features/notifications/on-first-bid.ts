import type { EventContext } from '../../platform/events.ts'
import type { FirstBid } from '../bids/public.ts'
import { getAuctionFacts } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells the seller that the auction has its first bid. */
export async function onFirstBid(
  context: NotificationsContext,
  { auction, priceCents }: FirstBid,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { title, seller_id } = await getAuctionFacts(context.db, auction)
  await notify(context, eventId, [
    { personId: seller_id, notice: { kind: 'first_bid', facts: { auctionId: auction, title, priceCents } } },
  ])
}

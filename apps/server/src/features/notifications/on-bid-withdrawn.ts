import type { EventContext } from '../../platform/events.ts'
import type { BidWithdrawn } from '../bids/public.ts'
import { getAuctionFacts } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells the seller, whose price may have gone down; who did it has the reply, and who leads again hears that. */
export async function onBidWithdrawn(
  context: NotificationsContext,
  { auction }: BidWithdrawn,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { title, seller_id, price_cents } = await getAuctionFacts(context.db, auction)
  const facts = { auctionId: auction, title, priceCents: price_cents }
  await notify(context, eventId, [{ personId: seller_id, notice: { kind: 'bid_withdrawn', facts } }])
}

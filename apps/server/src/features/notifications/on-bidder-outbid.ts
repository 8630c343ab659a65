import type { EventContext } from '../../platform/events.ts'
import type { BidderOutbid } from '../bids/public.ts'
import { getAuctionFacts } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells who led until now; those who still lead or never did hear nothing. */
export async function onBidderOutbid(
  context: NotificationsContext,
  { auction, person, priceCents }: BidderOutbid,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { title } = await getAuctionFacts(context.db, auction)
  await notify(context, eventId, [
    { personId: person, notice: { kind: 'outbid', facts: { auctionId: auction, title, priceCents } } },
  ])
}

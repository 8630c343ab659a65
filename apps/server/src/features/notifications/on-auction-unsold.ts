import type { EventContext } from '../../platform/events.ts'
import type { AuctionUnsold } from '../sales/public.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells the seller that an auction ended without bids. */
export async function onAuctionUnsold(
  context: NotificationsContext,
  { auction, title, seller }: AuctionUnsold,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  await notify(context, eventId, [
    { personId: seller, notice: { kind: 'unsold', facts: { auctionId: auction, title } } },
  ])
}

import type { EventContext } from '../../platform/events.ts'
import type { AuctionRejected } from '../auctions/public.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells a seller that an administrator rejected an auction, and why. */
export async function onAuctionRejected(
  context: NotificationsContext,
  { auction, title, seller, reason }: AuctionRejected,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const notice = { kind: 'rejected' as const, facts: { auctionId: auction, title, reason } }
  await notify(context, eventId, [{ personId: seller, notice }])
}

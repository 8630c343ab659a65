import type { EventContext } from '../../platform/events.ts'
import type { AuctionApproved } from '../auctions/public.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells a seller that an administrator approved an auction, and when it runs. */
export async function onAuctionApproved(
  context: NotificationsContext,
  { auction, title, seller, startAt, endAt }: AuctionApproved,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const notice = { kind: 'approved' as const, facts: { auctionId: auction, title, startAt, endAt } }
  await notify(context, eventId, [{ personId: seller, notice }])
}

import type { EventContext } from '../../platform/events.ts'
import type { AuctionCancelled } from '../auctions/public.ts'
import { findBidders } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells the seller and everybody who bid that an auction was cancelled, and why. */
export async function onAuctionCancelled(
  context: NotificationsContext,
  { auction, title, seller, reason }: AuctionCancelled,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const bidders = await findBidders(context.db, auction)
  const notice = { kind: 'auction_cancelled' as const, facts: { auctionId: auction, title, reason } }
  const people = [seller, ...bidders.map((bidder) => bidder.person_id)]
  await notify(
    context,
    eventId,
    people.map((personId) => ({ personId, notice })),
  )
}

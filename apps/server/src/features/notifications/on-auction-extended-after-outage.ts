import type { EventContext } from '../../platform/events.ts'
import type { AuctionExtendedAfterOutage } from '../sales/public.ts'
import { findBidders } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify, type Recipient } from './notify.ts'

/** Tells everyone who bid that the end moved because nobody could bid for a while. */
export async function onAuctionExtendedAfterOutage(
  context: NotificationsContext,
  { auction, title, endAt }: AuctionExtendedAfterOutage,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const bidders = await findBidders(context.db, auction)
  const facts = { auctionId: auction, title, endAt }
  await notify(
    context,
    eventId,
    bidders.map(({ person_id }): Recipient => {
      return { personId: person_id, notice: { kind: 'extended_after_outage', facts } }
    }),
  )
}

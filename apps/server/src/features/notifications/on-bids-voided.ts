import type { EventContext } from '../../platform/events.ts'
import type { BidsVoided } from '../bids/public.ts'
import { getAuctionFacts } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells a person that an administrator voided all their bids on an auction, and why. */
export async function onBidsVoided(
  context: NotificationsContext,
  { auction, person, reason }: BidsVoided,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { title } = await getAuctionFacts(context.db, auction)
  await notify(context, eventId, [
    { personId: person, notice: { kind: 'bids_voided', facts: { auctionId: auction, title, reason } } },
  ])
}

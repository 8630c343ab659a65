import type { EventContext } from '../../platform/events.ts'
import type { ClarificationAdded } from '../auctions/public.ts'
import { findBidders } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells everybody who bid that there is more to read under the description. */
export async function onClarificationAdded(
  context: NotificationsContext,
  { auction, title }: ClarificationAdded,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const notice = { kind: 'clarification_added' as const, facts: { auctionId: auction, title } }
  const bidders = await findBidders(context.db, auction)
  await notify(
    context,
    eventId,
    bidders.map(({ person_id }) => ({ personId: person_id, notice })),
  )
}

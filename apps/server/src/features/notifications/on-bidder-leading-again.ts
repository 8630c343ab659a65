import type { EventContext } from '../../platform/events.ts'
import type { BidderLeadingAgain } from '../bids/public.ts'
import { getAuctionFacts } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify } from './notify.ts'

/** Tells who leads again because bids of somebody else were taken back, and until when they may step back. */
export async function onBidderLeadingAgain(
  context: NotificationsContext,
  { auction, person, priceCents, stepBackUntil }: BidderLeadingAgain,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { title } = await getAuctionFacts(context.db, auction)
  const facts = { auctionId: auction, title, priceCents, stepBackUntil }
  await notify(context, eventId, [{ personId: person, notice: { kind: 'leading_again', facts } }])
}

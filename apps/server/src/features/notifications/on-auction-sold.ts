import type { EventContext } from '../../platform/events.ts'
import type { AuctionSold } from '../sales/public.ts'
import { findBidders } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notify, type Recipient } from './notify.ts'

/** Tells the winner, everyone else who bid, and the seller: the only place that says "ganaste". */
export async function onAuctionSold(
  context: NotificationsContext,
  sold: AuctionSold,
  { eventId }: Pick<EventContext, 'eventId'>,
): Promise<void> {
  const { priceCents, commissionCents, rateBp } = sold
  const about = { auctionId: sold.auction, title: sold.title }
  const bidders = await findBidders(context.db, sold.auction)
  const losers = bidders
    .filter(({ person_id }) => person_id !== sold.buyer)
    .map(({ person_id, maximum_cents }): Recipient => {
      const facts = { ...about, priceCents, maximumCents: maximum_cents }
      return { personId: person_id, notice: { kind: 'lost', facts } }
    })
  await notify(context, eventId, [
    ...losers,
    { personId: sold.buyer, notice: { kind: 'won', facts: { ...about, priceCents } } },
    {
      personId: sold.seller,
      notice: {
        kind: 'sold',
        facts: { ...about, priceCents, commissionCents, rateBp, dueAt: sold.commissionDueAt },
      },
    },
  ])
}

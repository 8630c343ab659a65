import type { HeardEvent } from '../../platform/events.ts'
import type { BidderOutbid } from '../bids/public.ts'
import { findAuctionTitles } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { notifyAll, type Tiding } from './notify.ts'

/**
 * Tells who led until now; those who still lead or never did hear nothing. On a hot auction this happens to people
 * several times a second: of what is told together only the latest for each person and auction is.
 */
export async function onBidderOutbid(
  context: NotificationsContext,
  events: readonly HeardEvent<BidderOutbid>[],
): Promise<void> {
  const latest = new Map<string, HeardEvent<BidderOutbid>>()
  for (const event of events) {
    const { auction, person, seq } = event.payload
    const key = `${person} ${auction}`
    const other = latest.get(key)
    if (!other || other.payload.seq < seq) latest.set(key, event)
  }
  const titles = await findAuctionTitles(context.db, [
    ...new Set(events.map(({ payload }) => payload.auction)),
  ])
  const tidings = [...latest.values()].map(({ eventId, payload }): Tiding => {
    const { auction, person, priceCents } = payload
    const facts = { auctionId: auction, title: titles.get(auction) ?? '', priceCents }
    return { event: eventId, personId: person, notice: { kind: 'outbid', facts } }
  })
  await notifyAll(context, tidings)
}

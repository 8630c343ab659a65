import type { EventContext, EventKind } from '../../platform/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountDeleted, identityDecided } from '../accounts/public.ts'
import { auctionApproved, auctionCancelled, auctionRejected, clarificationAdded } from '../auctions/public.ts'
import { bidderLeadingAgain, bidderOutbid, bidsVoided, bidWithdrawn, firstBid } from '../bids/public.ts'
import { auctionExtendedAfterOutage, auctionSold, auctionUnsold } from '../sales/public.ts'
import { notificationsDeletionPlan } from './deletion-plan.ts'
import { dropHidden } from './notifications.store.ts'
import type { NotificationsContext } from './notifications-context.ts'
import { onAccountDeleted } from './on-account-deleted.ts'
import { onAuctionApproved } from './on-auction-approved.ts'
import { onAuctionCancelled } from './on-auction-cancelled.ts'
import { onAuctionExtendedAfterOutage } from './on-auction-extended-after-outage.ts'
import { onAuctionRejected } from './on-auction-rejected.ts'
import { onAuctionSold } from './on-auction-sold.ts'
import { onAuctionUnsold } from './on-auction-unsold.ts'
import { onBidWithdrawn } from './on-bid-withdrawn.ts'
import { onBidderLeadingAgain } from './on-bidder-leading-again.ts'
import { onBidderOutbid } from './on-bidder-outbid.ts'
import { onBidsVoided } from './on-bids-voided.ts'
import { onClarificationAdded } from './on-clarification-added.ts'
import { onFirstBid } from './on-first-bid.ts'
import { onIdentityDecided } from './on-identity-decided.ts'
import { bindNotifications } from './routes.ts'
import { sendDueMails } from './send-due-mails.ts'

const HOUR_MS = 3_600_000

type Reaction<P> = (
  context: NotificationsContext,
  payload: P,
  event: Pick<EventContext, 'eventId'>,
) => Promise<void>

/** The bell's calls, who is told of what, and the sending of mails. */
export function registerNotifications(platform: Platform): void {
  const { events, sweeps } = platform
  const context = makeContext(platform)
  bindNotifications(platform)

  function hear<P extends object>(event: EventKind<P>, reaction: Reaction<P>) {
    events.subscribe(event, 'notifications', (payload, about) => reaction(context, payload, about))
  }
  events.subscribeToMany(bidderOutbid, 'notifications', (heard) => onBidderOutbid(context, heard))
  platform.hooks.deletionPlans.push(notificationsDeletionPlan)
  hear(accountDeleted, onAccountDeleted)
  hear(firstBid, onFirstBid)
  hear(bidderLeadingAgain, onBidderLeadingAgain)
  hear(bidsVoided, onBidsVoided)
  hear(bidWithdrawn, onBidWithdrawn)
  hear(auctionSold, onAuctionSold)
  hear(auctionCancelled, onAuctionCancelled)
  hear(auctionUnsold, onAuctionUnsold)
  hear(auctionApproved, onAuctionApproved)
  hear(auctionRejected, onAuctionRejected)
  hear(clarificationAdded, onClarificationAdded)
  hear(auctionExtendedAfterOutage, onAuctionExtendedAfterOutage)
  hear(identityDecided, onIdentityDecided)

  sweeps.add({ name: 'notifications.mails', everyMs: 1_000 }, () => sendDueMails(context))
  sweeps.add({ name: 'notifications.hidden', everyMs: HOUR_MS }, () => dropHidden(platform.db))
}

function makeContext({ db, log, live, mailer, mailFrame }: Platform): NotificationsContext {
  return { db, log, live, mailer, frame: mailFrame }
}

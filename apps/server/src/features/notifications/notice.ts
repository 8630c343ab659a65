import type { NotificationKind } from '@martillo/contract/notifications'
import type { Cents } from '@martillo/domain/money/cents'

interface AboutAuction {
  readonly auctionId: number
  readonly title: string
}

/** What the texts of each kind are made of; kept with the notification as JSON, so instants are ISO text. */
export interface NoticeFacts {
  outbid: AboutAuction & { readonly priceCents: Cents }
  first_bid: AboutAuction & { readonly priceCents: Cents }
  leading_again: AboutAuction & { readonly priceCents: Cents; readonly stepBackUntil: string | null }
  bids_voided: AboutAuction & { readonly reason: string }
  bid_withdrawn: AboutAuction & { readonly priceCents: Cents | null }
  won: AboutAuction & { readonly priceCents: Cents }
  lost: AboutAuction & { readonly priceCents: Cents; readonly maximumCents: Cents }
  sold: AboutAuction & {
    readonly priceCents: Cents
    readonly commissionCents: Cents
    readonly rateBp: number
    readonly dueAt: string
  }
  unsold: AboutAuction
  auction_cancelled: AboutAuction & { readonly reason: string }
  clarification_added: AboutAuction
  approved: AboutAuction & { readonly startAt: string; readonly endAt: string }
  rejected: AboutAuction & { readonly reason: string }
  extended_after_outage: AboutAuction & { readonly endAt: string }
  identity_decided: { readonly approved: boolean; readonly reason: string | null }
  appeal_answered: { readonly lifted: boolean; readonly note: string }
  account: { readonly news: 'ban_lifted' }
}

export type NoticeKind = keyof NoticeFacts & NotificationKind

/** Something to tell a person. */
export type Notice = { [K in NoticeKind]: { readonly kind: K; readonly facts: NoticeFacts[K] } }[NoticeKind]

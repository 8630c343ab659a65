import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Instant, listOf, paging } from './shapes.ts'

export const NOTIFICATION_KINDS = [
  'outbid',
  'lost',
  'won',
  'first_bid',
  'sold',
  'unsold',
  'extended_after_outage',
  'leading_again',
  'bids_voided',
  'bid_withdrawn',
  'auction_cancelled',
  'clarification_added',
  'approved',
  'rejected',
  'identity_decided',
  'appeal_answered',
  'account',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = z.object({
  ID: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  Read: z.boolean(),
  /** An internal path. */
  Link: z.string(),
  Message: z.string(),
  at: Instant,
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = endpoint({
  route: 'GET /notifications',
  summary: 'Los avisos de quien pregunta, los últimos primero',
  access: 'member',
  query: z.strictObject(paging(10)),
  replies: { 200: listOf(Notification).extend({ unread: z.number() }) },
  codes: [],
})

export const markAllAsRead = endpoint({
  route: 'POST /notifications/mark-all-as-read',
  summary: 'Marca todos los avisos como leídos',
  access: 'member',
  replies: { 200: Done },
  codes: [],
})

export const deleteAllNotifications = endpoint({
  route: 'DELETE /notifications/deleteall',
  summary: 'Borra todos los avisos',
  access: 'member',
  replies: { 200: Done },
  codes: [],
})

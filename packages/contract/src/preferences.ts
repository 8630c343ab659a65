import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Everything that a person may be told of, in the order of the settings. */
export const PREFERENCE_KINDS = [
  'outbid',
  'leading_again',
  'ending_soon',
  'won',
  'lost',
  'extended_after_outage',
  'clarification_added',
  'auction_cancelled',
  'answered',
  'second_chance',
  'first_bid',
  'question',
  'approved',
  'rejected',
  'sold',
  'unsold',
  'sale_moved',
  'sale_problem_reported',
  'sale_decided',
  'commission_due',
  'commission_paid',
  'commission_overdue',
  'message',
  'rating_received',
  'band_changed',
  'identity_decided',
  'report_resolved',
  'appeal_answered',
  'account',
] as const
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number]

export const CHANNELS = ['email', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

const Kind = z.enum(PREFERENCE_KINDS, { error: 'No conocemos ese tipo de aviso.' })

/** The bell always rings; these are the ways beside it. */
export const Preference = z.object({ kind: Kind, email: z.boolean(), push: z.boolean() })
export type Preference = z.infer<typeof Preference>

export const Preferences = z.object({ notifications: z.array(Preference) })

export const getPreferences = endpoint({
  route: 'GET /user/preferences',
  summary: 'Qué avisos quiere la persona por email y en el teléfono, por tipo',
  access: 'member',
  replies: { 200: Preferences },
  codes: [],
})

export const setPreferences = endpoint({
  route: 'PUT /user/preferences',
  summary: 'Cambia los avisos que vengan; los demás quedan como están',
  access: 'member',
  body: z.strictObject({
    notifications: z
      .array(z.strictObject({ kind: Kind, email: z.boolean().optional(), push: z.boolean().optional() }))
      .max(PREFERENCE_KINDS.length, { error: 'Hay avisos repetidos.' }),
  }),
  replies: { 200: Preferences },
  codes: [],
})

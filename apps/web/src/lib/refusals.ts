import type { Refusal } from './api-types.ts'

/** The server's own sentence is the one to show: it knows the amounts and the times. */
const AS_ANSWERED = null

// A new refusal does not compile without saying here how it is shown.
const SENTENCES: Record<Refusal, string | typeof AS_ANSWERED> = {
  email_taken: 'Este email ya está registrado. ¿Ya tienes una cuenta?',
  username_taken: 'Este nombre de usuario ya está en uso. Elige otro.',
  code_wrong: 'Código inválido',
  daily_limit:
    'Excediste tu límite de subastas publicadas el dia de hoy. Aumenta tu reputación para aumentar tu límite de subastas.',
  username_invalid: AS_ANSWERED,
  username_reserved: AS_ANSWERED,
  password_weak: AS_ANSWERED,
  birth_date_invalid: AS_ANSWERED,
  under_age: AS_ANSWERED,
  image_invalid: AS_ANSWERED,
  too_many_attempts: AS_ANSWERED,
  credentials_wrong: AS_ANSWERED,
  banned: AS_ANSWERED,
  code_expired: AS_ANSWERED,
  code_spent: AS_ANSWERED,
  already_verified: AS_ANSWERED,
  not_found: AS_ANSWERED,
  publication_invalid: AS_ANSWERED,
  band_cannot_publish: AS_ANSWERED,
  weekly_limit: AS_ANSWERED,
  premium_category: AS_ANSWERED,
  profile_incomplete: AS_ANSWERED,
  amount_invalid: AS_ANSWERED,
  bid_reused: AS_ANSWERED,
  busy: AS_ANSWERED,
  not_active: AS_ANSWERED,
  not_started: AS_ANSWERED,
  finished: AS_ANSWERED,
  not_finished: AS_ANSWERED,
  no_bids: AS_ANSWERED,
  own_auction: AS_ANSWERED,
  not_verified: AS_ANSWERED,
  blocked_by_seller: AS_ANSWERED,
  defaulted: AS_ANSWERED,
  last_word: AS_ANSWERED,
  band_limit: AS_ANSWERED,
  bid_too_low: AS_ANSWERED,
  nothing_to_correct: AS_ANSWERED,
  not_latest_bid: AS_ANSWERED,
  too_late: AS_ANSWERED,
  last_hour: AS_ANSWERED,
  already_corrected: AS_ANSWERED,
  corrections_used_up: AS_ANSWERED,
  not_leading: AS_ANSWERED,
  step_back_not_offered: AS_ANSWERED,
  step_back_over: AS_ANSWERED,
  block_self: AS_ANSWERED,
  identity_pending: AS_ANSWERED,
  identity_approved: AS_ANSWERED,
  identity_decided: AS_ANSWERED,
  email_missing: AS_ANSWERED,
  request_reused: AS_ANSWERED,
  ban_self: AS_ANSWERED,
  ban_admin: AS_ANSWERED,
  already_banned: AS_ANSWERED,
  until_past: AS_ANSWERED,
  not_banned: AS_ANSWERED,
  appeal_sent: AS_ANSWERED,
  appeal_answered: AS_ANSWERED,
}

/** The interface's own sentence for a refusal; null where what the server answered is to be shown. */
export function refusalSentence(code: string): string | null {
  return code in SENTENCES ? SENTENCES[code as Refusal] : null
}

export type ReputationKind =
  | 'email_verified'
  | 'profile_complete'
  | 'profile_photo'
  | 'identity_verified'
  | 'active_week'
  | 'sale_completed'
  | 'rating_received'
  | 'sale_failed'
  | 'report_upheld'
  | 'commission_overdue'
  | 'ban'

export type Stars = 1 | 2 | 3 | 4 | 5

/** What each kind of event gives or takes; a rating's points depend on its stars. */
export const POINTS: Readonly<Record<Exclude<ReputationKind, 'rating_received'>, number>> = {
  email_verified: 3,
  profile_complete: 4,
  profile_photo: 1,
  identity_verified: 8,
  active_week: 1,
  sale_completed: 2,
  sale_failed: -15,
  report_upheld: -10,
  commission_overdue: -5,
  ban: -25,
}

export const RATING_POINTS: Readonly<Record<Stars, number>> = { 5: 2, 4: 1, 3: 0, 2: -2, 1: -4 }

/** Events that count once in the life of an account. */
export const ONCE_ONLY = ['email_verified', 'profile_complete', 'profile_photo', 'identity_verified'] as const

/** Weeks with activity that give points, in all. */
export const ACTIVE_WEEKS_AT_MOST = 8

/** Points from completed sales in one Argentine month. */
export const SALE_POINTS_A_MONTH = 20

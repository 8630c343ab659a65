import { defineEvent } from '../../platform/events.ts'

/** An account exists, its e-mail not yet verified. */
export interface UserRegistered {
  readonly userId: number
  /** Name, phone, birth date, province and city are all there. */
  readonly profileComplete: boolean
  readonly hasPhoto: boolean
}

export interface EmailVerified {
  readonly userId: number
}

/** Something of one's own data, or the photo, changed. */
export interface ProfileChanged {
  readonly userId: number
  /** Name, phone, birth date, province and city are all there. */
  readonly profileComplete: boolean
  readonly hasPhoto: boolean
}

/** An administrator decided on the pictures of a DNI. */
export interface IdentityDecided {
  readonly userId: number
  readonly approved: boolean
  /** Why it was rejected. */
  readonly reason: string | null
}

/** The account is gone for good: whoever holds something of the person erases it now. */
export interface AccountDeleted {
  readonly userId: number
}

/** Logged out, or ended by something else. */
export interface SessionEnded {
  readonly sessionId: string
  readonly userId: number
}

export const userRegistered = defineEvent<UserRegistered>('user.registered')
export const emailVerified = defineEvent<EmailVerified>('email.verified')
export const sessionEnded = defineEvent<SessionEnded>('session.ended')
export const profileChanged = defineEvent<ProfileChanged>('profile.changed')
export const identityDecided = defineEvent<IdentityDecided>('identity.decided')
export const accountDeleted = defineEvent<AccountDeleted>('account.deleted')

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

/** Logged out, or ended by something else. */
export interface SessionEnded {
  readonly sessionId: string
  readonly userId: number
}

export const userRegistered = defineEvent<UserRegistered>('user.registered')
export const emailVerified = defineEvent<EmailVerified>('email.verified')
export const sessionEnded = defineEvent<SessionEnded>('session.ended')

import type { Platform } from '../../platform/platform.ts'
import { emailVerified, userRegistered } from '../accounts/public.ts'
import { onEmailVerified } from './on-email-verified.ts'
import { onUserRegistered } from './on-user-registered.ts'

/** Lets the score follow from what happens elsewhere. */
export function registerReputation({ db, events }: Platform): void {
  events.subscribe(userRegistered, 'reputation.on-user-registered', (news) => onUserRegistered(db, news))
  events.subscribe(emailVerified, 'reputation.on-email-verified', (news) => onEmailVerified(db, news))
}

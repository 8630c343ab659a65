import type { Platform } from '../../platform/platform.ts'
import {
  accountDeleted,
  emailVerified,
  identityDecided,
  profileChanged,
  userRegistered,
} from '../accounts/public.ts'
import { reputationDeletionPlan } from './deletion-plan.ts'
import { onAccountDeleted } from './on-account-deleted.ts'
import { onEmailVerified } from './on-email-verified.ts'
import { onIdentityDecided } from './on-identity-decided.ts'
import { onProfileChanged } from './on-profile-changed.ts'
import { onUserRegistered } from './on-user-registered.ts'
import { bindReputation } from './routes.ts'

/** The person's own view of their score, and how it follows from what happens elsewhere. */
export function registerReputation(platform: Platform): void {
  const { db, events } = platform
  bindReputation(platform)
  platform.hooks.deletionPlans.push(reputationDeletionPlan)
  events.subscribe(accountDeleted, 'reputation.on-account-deleted', (news) => onAccountDeleted(db, news))
  events.subscribe(userRegistered, 'reputation.on-user-registered', (news) => onUserRegistered(db, news))
  events.subscribe(emailVerified, 'reputation.on-email-verified', (news) => onEmailVerified(db, news))
  events.subscribe(profileChanged, 'reputation.on-profile-changed', (news) => onProfileChanged(db, news))
  events.subscribe(identityDecided, 'reputation.on-identity-decided', (news) => onIdentityDecided(db, news))
}

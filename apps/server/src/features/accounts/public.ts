export { createAdministrator } from './create-administrator.ts'
export { endSessionsOf } from './end-sessions-of.ts'
export {
  type AccountDeleted,
  accountDeleted,
  type EmailVerified,
  emailVerified,
  type IdentityDecided,
  identityDecided,
  type ProfileChanged,
  profileChanged,
  type UserRegistered,
  userRegistered,
} from './events.ts'
export { activeBan, isBanned } from './is-banned.ts'
export { hashToken, newSecretToken } from './secret-token.ts'

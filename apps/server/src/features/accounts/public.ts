export { createAdministrator } from './create-administrator.ts'
export {
  type EmailVerified,
  emailVerified,
  type IdentityDecided,
  identityDecided,
  type ProfileChanged,
  profileChanged,
  type UserRegistered,
  userRegistered,
} from './events.ts'

export { createAccount, type NewAccount } from './create-account.ts'
export { createAdministrator } from './create-administrator.ts'
export {
  type EmailVerified,
  emailVerified,
  type SessionEnded,
  sessionEnded,
  type UserRegistered,
  userRegistered,
} from './events.ts'

export { createAdministrator } from './create-administrator.ts'
export { type EmailVerified, emailVerified, type UserRegistered, userRegistered } from './events.ts'

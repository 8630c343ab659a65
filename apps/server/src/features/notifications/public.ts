export { notify } from './notify.ts'
export { registerNotifications } from './register-notifications.ts'

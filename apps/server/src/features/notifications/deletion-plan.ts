import type { DeletionPlan } from '../../platform/deletion-plan.ts'

/** In this order: notifications refer to their mail. */
export const notificationsDeletionPlan: DeletionPlan = {
  slice: 'notifications',
  tables: [
    { table: 'notifications', columns: ['person_id'], does: 'delete' },
    { table: 'notification_mails', columns: ['person_id'], does: 'delete' },
  ],
}

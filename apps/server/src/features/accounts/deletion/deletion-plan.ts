import type { DeletionPlan } from '../../../platform/deletion-plan.ts'

/** Neither can be registered by anybody: a name has no hyphen, and the address leads nowhere. */
const pseudonymOf = (personId: number) => ({
  username: `eliminado-${personId}`,
  email: `eliminado-${personId}@eliminado.invalid`,
})

/** The columns of `users` that stay, and why the row itself does: others' bids and sales refer to its number. */
export const KEPT_USER_COLUMNS = ['id', 'demo', 'created_at', 'deleted_at'] as const

/** Goes in the transaction of the deletion. */
export const accountPlan: DeletionPlan = {
  slice: 'accounts',
  tables: [
    {
      table: 'users',
      columns: ['id'],
      does: 'anonymise',
      set: (personId) => ({
        ...pseudonymOf(personId),
        password_hash: null,
        role: 'user',
        kind: 'particular',
        birth_date: null,
        first_name: '',
        last_name: '',
        phone: '',
        province: '',
        location: '',
        city: '',
        profile_image: '',
        banner: '',
        email_verified_at: null,
      }),
      why: 'Bids, sales and commissions of others refer to the number; under it nothing of the person is left.',
    },
    { table: 'sessions', columns: ['user_id'], does: 'delete' },
    { table: 'known_devices', columns: ['user_id'], does: 'delete' },
    { table: 'social_identities', columns: ['user_id'], does: 'delete' },
    { table: 'verification_codes', columns: ['user_id'], does: 'delete' },
    { table: 'password_resets', columns: ['user_id'], does: 'delete' },
    { table: 'deletion_codes', columns: ['user_id'], does: 'delete' },
    { table: 'notification_preferences', columns: ['user_id'], does: 'delete' },
    { table: 'blocks', columns: ['blocker_id', 'blocked_id'], does: 'delete' },
  ],
}

/** Goes with the files, a moment after. */
export const filesPlan: DeletionPlan = {
  slice: 'accounts',
  tables: [
    { table: 'identity_requests', columns: ['user_id'], does: 'delete' },
    { table: 'erasures', columns: ['user_id'], does: 'delete' },
  ],
  folders: [
    {
      folder: 'mail',
      does: 'delete',
      why: 'Mails that a trial keeps: those to the person, and those that name the address.',
    },
    { folder: 'images/private', does: 'delete', why: 'The two sides of a DNI.' },
  ],
}

/** What people did as administrators. */
export const administratorPlan: DeletionPlan = {
  slice: 'accounts',
  tables: [
    {
      table: 'identity_requests',
      columns: ['decided_by'],
      does: 'keep',
      why: 'Who decided on another person stays provable; only the number is kept.',
    },
  ],
}

import type { Db, Tx } from '../../../platform/database.ts'

const OWN = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'province',
  'location',
  'city',
  'profile_image',
  'banner',
  'kind',
  'role',
  'email_verified_at',
  'password_hash',
  'created_at',
] as const

function living(db: Db | Tx, userId: number) {
  return db.selectFrom('users').select(OWN).where('id', '=', userId).where('deleted_at', 'is', null)
}

export async function getProfile(db: Db | Tx, userId: number) {
  return living(db, userId).executeTakeFirst()
}

/** The same, held against other changes until the transaction ends. */
export async function lockProfile(tx: Tx, userId: number) {
  return living(tx, userId).forNoKeyUpdate().executeTakeFirst()
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof getProfile>>>

export interface ProfileChange {
  readonly first_name?: string
  readonly last_name?: string
  readonly birth_date?: string
  readonly phone?: string
  readonly province?: string
  readonly city?: string
  readonly location?: string
  readonly profile_image?: string
  readonly banner?: string
  readonly kind?: 'particular' | 'comercio'
}

export async function changeProfile(tx: Tx, userId: number, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('users').set(change).where('id', '=', userId).execute()
}

import type { OwnUser } from '@martillo/contract/profile'
import type { Db } from '../../../platform/database.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { getProfile } from './profile.store.ts'
import { ownUserView } from './profile.view.ts'

/** Somebody's own data. */
export async function getOwnProfile(db: Db, userId: number): Promise<OwnUser> {
  const row = await getProfile(db, userId)
  if (!row) throw notFound('No encontramos a esa persona.')
  return ownUserView(row)
}

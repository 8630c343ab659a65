import type { Meta } from '@martillo/contract/shapes'
import type { ListedUser } from '@martillo/contract/user-lookups'
import { bandOf } from '@martillo/domain/reputation/bands'
import type { Db } from '../../../platform/database.ts'
import { countUsers, findUsers, type ListedUserRow } from './lookups.store.ts'

function view(row: ListedUserRow): ListedUser {
  return {
    ID: row.id,
    Username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ProfileImage: row.profile_image,
    role: row.role === 'admin' ? 'admin' : 'user',
    kind: row.kind === 'comercio' ? 'comercio' : 'particular',
    reputation: row.score,
    band: bandOf(row.score),
    verified_email: row.email_verified_at !== null,
    city: row.city,
    province: row.province,
    member_since: row.created_at.toISOString(),
  }
}

/** Everybody who has an account, the last first. */
export async function listUsers(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: ListedUser[]; meta: Meta }> {
  const [rows, total] = await Promise.all([findUsers(db, { page, limit }), countUsers(db)])
  return { data: rows.map(view), meta: { page, limit, pages: Math.ceil(total / limit), total } }
}

import type { PublicUser, SessionData } from '@martillo/contract/accounts'
import { bandOf, bandRules } from '@martillo/domain/reputation/bands'
import type { OwnUserRow, PublicUserRow } from './accounts.store.ts'

/** A person as anybody may see them. */
export function publicUserView(row: PublicUserRow): PublicUser {
  return {
    ID: row.id,
    Username: row.username,
    ProfileImage: row.profile_image,
    banner: row.banner,
    reputation: row.score,
    band: bandOf(row.score),
    kind: row.kind === 'comercio' ? 'comercio' : 'particular',
    city: row.city,
    province: row.province,
    member_since: row.created_at.toISOString(),
    sales: row.sales ?? 0,
    // Ratings come with their own slice.
    rating: null,
    ratings_count: 0,
    premium: bandRules(row.score).privateAuctions,
  }
}

/** A person as their own session sees them. */
export function sessionDataView(row: OwnUserRow, expiresAt: Date): SessionData {
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    role: row.role === 'admin' ? 'admin' : 'user',
    profile_image: row.profile_image,
    expires_at: expiresAt.toISOString(),
    verified_email: row.email_verified_at !== null,
    city: row.city,
    province: row.province,
    reputation: row.score,
    band: bandOf(row.score),
  }
}

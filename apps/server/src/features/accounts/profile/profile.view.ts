import type { OwnUser } from '@martillo/contract/profile'
import type { ProfileRow } from './profile.store.ts'

/** A person's own data as they see them. */
export function ownUserView(row: ProfileRow): OwnUser {
  return {
    ID: row.id,
    Username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    phoneNumber: row.phone,
    province: row.province,
    location: row.location,
    city: row.city,
    ProfileImage: row.profile_image,
    banner: row.banner,
    kind: row.kind === 'comercio' ? 'comercio' : 'particular',
    role: row.role === 'admin' ? 'admin' : 'user',
    verified_email: row.email_verified_at !== null,
    has_password: row.password_hash !== null,
    member_since: row.created_at.toISOString(),
  }
}

/** Whether all is there that a complete profile asks for. */
export function isComplete(row: ProfileRow): boolean {
  const { first_name, last_name, phone, birth_date, province, city } = row
  return [first_name, last_name, phone, birth_date, province, city].every(Boolean)
}

import type { Ban } from '@martillo/contract/bans'
import type { BanRow } from './bans.store.ts'

export function banView(row: BanRow): Ban {
  return {
    id: row.id,
    reason: row.reason,
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    lifted_at: row.lifted_at?.toISOString() ?? null,
    active: row.active,
    banned_by: row.banned_by,
    appeal: row.appeal ?? 'none',
  }
}

import type { Revocation } from '@martillo/contract/moderation'
import type { Meta } from '@martillo/contract/shapes'
import type { Db } from '../../platform/database.ts'
import { countRevocations, findRevocations } from './revocations.store.ts'

type Row = Awaited<ReturnType<typeof findRevocations>>[number]

function revocationView(row: Row): Revocation {
  const { id, code, kind, state, name, email, phone, subject, message, answer } = row
  const user = row.person_id === null ? null : { ID: row.person_id, Username: row.username ?? '' }
  return {
    ...{ id, code, kind, state, name, email, phone, subject, message, answer, user },
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}

/** Requests in one state: those that wait by when they are due, the others by when they were answered, the last first. */
export async function listRevocations(
  db: Db,
  { state, page, limit }: { state: Revocation['state']; page: number; limit: number },
): Promise<{ data: Revocation[]; meta: Meta }> {
  const [rows, total] = await Promise.all([
    findRevocations(db, state, { page, limit }),
    countRevocations(db, state),
  ])
  return {
    data: rows.map(revocationView),
    meta: { page, limit, pages: Math.ceil(total / limit), total },
  }
}

import type { Appeal, Ban } from '@martillo/contract/bans'
import type { Meta } from '@martillo/contract/shapes'
import type { Db } from '../../../platform/database.ts'
import { type AppealRow, countAppeals, findAppeals } from './appeals.store.ts'
import { banView } from './ban-view.ts'
import { countBansOf, findBansOf } from './bans.store.ts'

interface Paging {
  readonly page: number
  readonly limit: number
}

function metaOf({ page, limit }: Paging, total: number): Meta {
  return { page, limit, pages: Math.ceil(total / limit), total }
}

/** A person's bans, the last first. */
export async function listBansOf(
  db: Db,
  personId: number,
  paging: Paging,
): Promise<{ data: Ban[]; meta: Meta }> {
  const [rows, total] = await Promise.all([findBansOf(db, personId, paging), countBansOf(db, personId)])
  return { data: rows.map(banView), meta: metaOf(paging, total) }
}

function appealView(row: AppealRow): Appeal {
  return {
    id: row.id,
    state: row.state,
    text: row.text,
    sent_at: row.sent_at.toISOString(),
    note: row.note,
    lifted: row.lifted,
    answered_at: row.answered_at?.toISOString() ?? null,
    ban: {
      reason: row.reason,
      at: row.at.toISOString(),
      until: row.until?.toISOString() ?? null,
      active: row.active,
    },
    user: { ID: row.person_id, Username: row.username },
  }
}

/** Appeals in one state: those that wait by how long they do, the others by when they were answered, the last first. */
export async function listAppeals(
  db: Db,
  { state, ...paging }: Paging & { readonly state: Appeal['state'] },
): Promise<{ data: Appeal[]; meta: Meta }> {
  const [rows, total] = await Promise.all([findAppeals(db, state, paging), countAppeals(db, state)])
  return { data: rows.map(appealView), meta: metaOf(paging, total) }
}

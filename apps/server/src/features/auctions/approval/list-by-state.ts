import type { AuctionCard } from '@martillo/contract/auctions'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { listForPerson } from '../lists/list-for-person.ts'
import type { Page } from '../lists/page.ts'

const APPROVED = `a.cancelled_at is null and a.approval = 'approved'`

// As the one state that every reader shows, by the clock and not by what was settled.
const IN: Readonly<Record<AuctionCard['state'], string>> = {
  pending: `a.cancelled_at is null and a.approval = 'pending'`,
  rejected: `a.cancelled_at is null and a.approval = 'rejected'`,
  scheduled: `${APPROVED} and a.start_at > (select app.now()) and a.end_at > (select app.now())`,
  running: `${APPROVED} and a.start_at <= (select app.now()) and a.end_at > (select app.now())`,
  finished: `${APPROVED} and a.end_at <= (select app.now())`,
  cancelled: 'a.cancelled_at is not null',
}

/** Everybody's auctions in one state, for administrators: what waits the oldest first, all else the newest. */
export function listByState(db: Db, { state, ...page }: Page & { readonly state: AuctionCard['state'] }) {
  const order =
    state === 'pending' ? [sql`coalesce(a.waiting_since, a.published_at)`, sql`a.id`] : [sql`a.id desc`]
  const where = sql<SqlBool>`a.deleted_at is null and ${sql.raw(IN[state])}`
  return listForPerson(db, { where, order }, page)
}

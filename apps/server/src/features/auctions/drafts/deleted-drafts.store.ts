import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { DraftName } from './drafts.store.ts'

/** Of one person, so that nobody fills the table with identifiers of drafts that never were. */
const MOST = 1_000

/** Notes that a draft was deleted, or will be no more when it is still on its way. */
export async function noteDeleted(tx: Tx, { ownerId, draft }: DraftName): Promise<void> {
  await sql`
    insert into deleted_drafts (owner_id, id) select ${ownerId}, ${draft}::uuid
    where (select count(*) from deleted_drafts where owner_id = ${ownerId}) < ${MOST}
    on conflict do nothing`.execute(tx)
}

export async function wasDeleted(db: Db | Tx, { ownerId, draft }: DraftName): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_drafts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .executeTakeFirst()
  return row !== undefined
}

/** Nothing is under way any more that was sent so long ago. */
export async function forgetDeleted(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('deleted_drafts')
    .where(sql<SqlBool>`at < (select app.now()) - make_interval(days => ${days})`)
    .execute()
}

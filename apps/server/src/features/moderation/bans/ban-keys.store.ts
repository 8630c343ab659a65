import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** How long a key opens the export and the appeal. */
const openUntil = sql<Date>`app.now() + interval '30 minutes'`

export async function insertBanKeys(db: Db | Tx, banId: number, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  await db
    .insertInto('ban_keys')
    .values(hashes.map((hash) => ({ key_hash: hash, ban_id: banId, open_until: openUntil })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The ban in force that a secret belongs to, and whether the key is still open. */
export async function getBanOfKey(db: Db, hash: Buffer) {
  return db
    .selectFrom('ban_keys')
    .innerJoin('bans', 'bans.id', 'ban_keys.ban_id')
    .select([
      'bans.person_id',
      'bans.reason',
      'bans.until',
      sql<boolean>`ban_keys.open_until > app.now()`.as('open'),
    ])
    .where('ban_keys.key_hash', '=', hash)
    .where('bans.lifted_at', 'is', null)
    .where((where) =>
      where.or([where('bans.until', 'is', null), where('bans.until', '>', sql<Date>`app.now()`)]),
    )
    .executeTakeFirst()
}

/** Keys of bans that are over say nothing any more, and those of long ago tell a browser nobody uses. */
export async function deleteOldKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('ban_keys')
    .using('bans')
    .whereRef('bans.id', '=', 'ban_keys.ban_id')
    .where((where) =>
      where.or([
        where('bans.lifted_at', 'is not', null),
        where('bans.until', '<=', sql<Date>`app.now()`),
        where('ban_keys.open_until', '<', sql<Date>`app.now() - interval '30 days'`),
      ]),
    )
    .execute()
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { activeBan } from '../../accounts/public.ts'

const now = sql<Date>`app.now()`
const isActive = sql<boolean>`bans.lifted_at is null and (bans.until is null or bans.until > app.now())`

interface Paging {
  readonly page: number
  readonly limit: number
}

/**
 * Holds a person's row, which sessions, bids and publications hold too: whatever comes after the ban's commit finds the
 * ban. Nothing when there is nobody.
 */
export async function lockPerson(tx: Tx, personId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface NewBan {
  readonly personId: number
  readonly reason: string
  readonly until: Date | null
  readonly bannedBy: number
}

export async function insertBan(tx: Tx, ban: NewBan): Promise<number> {
  const { id } = await tx
    .insertInto('bans')
    .values({
      person_id: ban.personId,
      reason: ban.reason,
      until: ban.until,
      banned_by: ban.bannedBy,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The ban in force of a person. */
export async function getActiveBan(db: Db | Tx, personId: number) {
  return activeBan(db, personId).select(['bans.reason', 'bans.until', 'bans.banned_by']).executeTakeFirst()
}

/** False when it was lifted before. */
export async function liftBan(tx: Tx, banId: number, liftedBy: number): Promise<boolean> {
  const row = await tx
    .updateTable('bans')
    .set({ lifted_at: now, lifted_by: liftedBy })
    .where('id', '=', banId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function selectBans(db: Db | Tx) {
  return db
    .selectFrom('bans')
    .innerJoin('users as judge', 'judge.id', 'bans.banned_by')
    .leftJoin('appeals', 'appeals.ban_id', 'bans.id')
    .select([
      'bans.id',
      'bans.reason',
      'bans.at',
      'bans.until',
      'bans.lifted_at',
      isActive.as('active'),
      'judge.username as banned_by',
      'appeals.state as appeal',
    ])
}

export type BanRow = Awaited<ReturnType<typeof findBansOf>>[number]

export async function getBan(db: Db | Tx, banId: number) {
  return selectBans(db).where('bans.id', '=', banId).executeTakeFirstOrThrow()
}

export async function findBansOf(db: Db, personId: number, { page, limit }: Paging) {
  return selectBans(db)
    .where('bans.person_id', '=', personId)
    .orderBy('bans.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countBansOf(db: Db, personId: number): Promise<number> {
  const { n } = await db
    .selectFrom('bans')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return n
}

/** What a mail about a ban says, and to whom. */
export async function getBanMail(db: Db, banId: number) {
  return db
    .selectFrom('bans')
    .innerJoin('users', 'users.id', 'bans.person_id')
    .leftJoin('appeals', 'appeals.ban_id', 'bans.id')
    .select([
      'users.email',
      'users.username',
      'bans.reason',
      'bans.until',
      'bans.lifted_at',
      isActive.as('active'),
      'appeals.note',
      'appeals.lifted',
    ])
    .where('bans.id', '=', banId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

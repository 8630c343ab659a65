import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

type State = 'pending' | 'approved' | 'rejected'

const now = sql<Date>`app.now()`

export async function getLatestRequest(db: Db | Tx, userId: number) {
  return db
    .selectFrom('identity_requests')
    .select(['state', 'sent_at', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type LatestRequestRow = NonNullable<Awaited<ReturnType<typeof getLatestRequest>>>

/** False when the person has one that waits or was approved. */
export async function insertRequest(
  tx: Tx,
  userId: number,
  { front, back }: { front: string; back: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('identity_requests')
    .values({ user_id: userId, front, back })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findRequests(db: Db, state: State, { page, limit }: { page: number; limit: number }) {
  return db
    .selectFrom('identity_requests as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select([
      'i.id',
      'i.state',
      'i.sent_at',
      'i.decided_at',
      'i.reason',
      'i.front',
      'i.back',
      'u.id as user_id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'u.birth_date',
    ])
    .where('i.state', '=', state)
    .where('u.deleted_at', 'is', null)
    .orderBy('i.sent_at', state === 'pending' ? 'asc' : 'desc')
    .orderBy('i.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number]

export async function countRequests(db: Db, state: State): Promise<number> {
  const { n } = await db
    .selectFrom('identity_requests as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('i.state', '=', state)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export async function lockRequest(tx: Tx, id: number) {
  return tx
    .selectFrom('identity_requests')
    .select(['user_id', 'state', 'front', 'back'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function decideRequest(
  tx: Tx,
  id: number,
  decision: { state: 'approved' | 'rejected'; decidedBy: number; reason: string | null },
): Promise<void> {
  const { state, decidedBy, reason } = decision
  await tx
    .updateTable('identity_requests')
    .set({ state, decided_by: decidedBy, reason, decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** The request that waits with this picture. */
export async function findPendingOfPicture(db: Db, key: string) {
  return db
    .selectFrom('identity_requests')
    .select('id')
    .where('state', '=', 'pending')
    .where((where) => where.or([where('front', '=', key), where('back', '=', key)]))
    .executeTakeFirst()
}

/** Decided requests whose pictures are still there. */
export async function findLeftPictures(db: Db) {
  return db
    .selectFrom('identity_requests')
    .select(['id', 'front', 'back'])
    .where('state', '<>', 'pending')
    .where('front', 'is not', null)
    .limit(100)
    .execute()
}

export async function forgetRequestPictures(db: Db, id: number): Promise<void> {
  await db
    .updateTable('identity_requests')
    .set({ front: null, back: null })
    .where('id', '=', id)
    .where('state', '<>', 'pending')
    .execute()
}

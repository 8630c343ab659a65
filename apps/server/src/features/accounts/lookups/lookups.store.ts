import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

export async function findUsers(db: Db, { page, limit }: { page: number; limit: number }) {
  return db
    .selectFrom('users')
    .leftJoin('reputation_scores as r', 'r.user_id', 'users.id')
    .select([
      'users.id',
      'username',
      'email',
      'first_name',
      'last_name',
      'profile_image',
      'role',
      'kind',
      'email_verified_at',
      'city',
      'province',
      'created_at',
    ])
    .select((select) => select.fn.coalesce('r.score', sql<number>`0`).as('score'))
    .where('deleted_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export type ListedUserRow = Awaited<ReturnType<typeof findUsers>>[number]

export async function countUsers(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export type Wanted = { readonly id: number } | { readonly email: string } | { readonly username: string }

/** The number of a living person by number, e-mail or name. */
export async function findUserId(tx: Tx, wanted: Wanted): Promise<number | undefined> {
  const all = tx.selectFrom('users').select('id').where('deleted_at', 'is', null)
  const one =
    'id' in wanted
      ? all.where('id', '=', wanted.id)
      : 'email' in wanted
        ? all.where('email', '=', wanted.email)
        : all.where('username', '=', wanted.username)
  return (await one.executeTakeFirst())?.id
}

/** What the record says beside the person's own data. */
export async function getActivity(tx: Tx, userId: number) {
  const { rows } = await sql<{
    score: number
    identity: string | null
    last_seen_at: Date | null
    auctions: number
    bids: number
    sales: number
  }>`
    select coalesce((select score from reputation_scores where user_id = ${userId}), 0)::int as score,
      (select state from identity_requests where user_id = ${userId} order by id desc limit 1) as identity,
      (select max(seen_at) from sessions where user_id = ${userId}) as last_seen_at,
      (select count(*) from auctions where seller_id = ${userId})::int as auctions,
      (select count(*) from accepted_bids where person_id = ${userId})::int as bids,
      (select count(*) from sales where seller_id = ${userId} and state = 'completada')::int as sales
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The activity of a person gave no row')
  return row
}

import type { Db, Tx } from '../../../platform/database.ts'

export async function insertBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export async function findBlocks(
  db: Db,
  blockerId: number,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'username', 'profile_image', 'at'])
    .where('blocker_id', '=', blockerId)
    .where('deleted_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countBlocks(db: Db, blockerId: number): Promise<number> {
  const { n } = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('blocker_id', '=', blockerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export async function isLiving(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

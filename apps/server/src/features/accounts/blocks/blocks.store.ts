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

interface Sought {
  readonly blockerId: number
  /** Only this one. */
  readonly blockedId?: number | undefined
}

function blocksOf(db: Db, { blockerId, blockedId }: Sought) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .where('blocker_id', '=', blockerId)
    .$if(blockedId !== undefined, (some) => some.where('blocked_id', '=', blockedId ?? 0))
    .where('deleted_at', 'is', null)
}

export async function findBlocks(db: Db, sought: Sought, { page, limit }: { page: number; limit: number }) {
  return blocksOf(db, sought)
    .select(['users.id', 'username', 'profile_image', 'at'])
    .orderBy('at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countBlocks(db: Db, sought: Sought): Promise<number> {
  const { n } = await blocksOf(db, sought)
    .select((select) => select.fn.countAll<number>().as('n'))
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

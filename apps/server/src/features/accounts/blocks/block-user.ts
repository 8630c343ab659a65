import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { deleteBlock, insertBlock, isLiving } from './blocks.store.ts'

type Context = Pick<AccountsContext, 'db'>

/**
 * From its commit on the blocked person's bids on the blocker's auctions are refused; bids accepted before stand.
 * Again changes nothing. 404 when there is nobody, 422 `block_self` for oneself.
 */
export async function blockUser({ db }: Context, blockerId: number, blockedId: number): Promise<void> {
  if (blockerId === blockedId) throw refused('block_self')
  await inTransaction(db, async (tx) => {
    if (!(await isLiving(tx, blockedId))) throw notFound('No encontramos a esa persona.')
    await insertBlock(tx, blockerId, blockedId)
  })
}

/** Takes a block back; one that is not there is no error. */
export async function unblockUser({ db }: Context, blockerId: number, blockedId: number): Promise<void> {
  await inTransaction(db, (tx) => deleteBlock(tx, blockerId, blockedId))
}

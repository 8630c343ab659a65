import type { BlockedUser } from '@martillo/contract/blocks'
import type { Meta } from '@martillo/contract/shapes'
import type { AccountsContext } from '../accounts-context.ts'
import { countBlocks, findBlocks } from './blocks.store.ts'

/** Whom a person blocked, the last first. */
export async function listBlocks(
  { db }: Pick<AccountsContext, 'db'>,
  blockerId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: BlockedUser[]; meta: Meta }> {
  const [rows, total] = await Promise.all([
    findBlocks(db, blockerId, { page, limit }),
    countBlocks(db, blockerId),
  ])
  return {
    data: rows.map((row) => ({
      ID: row.id,
      Username: row.username,
      ProfileImage: row.profile_image,
      blocked_at: row.at.toISOString(),
    })),
    meta: { page, limit, pages: Math.ceil(total / limit), total },
  }
}

import type { BlockedUser } from '@martillo/contract/blocks'
import type { Meta } from '@martillo/contract/shapes'
import type { AccountsContext } from '../accounts-context.ts'
import { countBlocks, findBlocks } from './blocks.store.ts'

/** Whom a person blocked, the last first; of one person, whether they are among them. */
export async function listBlocks(
  { db }: Pick<AccountsContext, 'db'>,
  blockerId: number,
  { page, limit, person }: { page: number; limit: number; person?: number | undefined },
): Promise<{ data: BlockedUser[]; meta: Meta }> {
  const sought = { blockerId, blockedId: person }
  const [rows, total] = await Promise.all([findBlocks(db, sought, { page, limit }), countBlocks(db, sought)])
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

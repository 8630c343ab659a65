import type { Tx } from '../../../platform/database.ts'

/** Says of an auction that the caller has locked what it was published again as. */
export async function linkRepublication(tx: Tx, originalId: number, newId: number): Promise<void> {
  await tx.updateTable('auctions').set({ republished_as: newId }).where('id', '=', originalId).execute()
}

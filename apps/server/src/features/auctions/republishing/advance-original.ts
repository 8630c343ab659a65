import type { Tx } from '../../../platform/database.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { lockAuction } from '../auctions.store.ts'

/**
 * Counts the public version of what a republication was made from: it leads there as long as everybody may see it. To be
 * called when that begins or ends, with the republication locked. Of a private one nobody is told.
 */
export async function advanceOriginal(
  advanceSeq: AdvanceSeq,
  tx: Tx,
  {
    republished_from,
    is_private,
  }: { readonly republished_from: number | null; readonly is_private: boolean },
): Promise<void> {
  if (republished_from === null || is_private) return
  // What ended is locked by nobody who then asks for another, so the order of the two does not matter.
  if (await lockAuction(tx, republished_from)) await advanceSeq(tx, republished_from)
}

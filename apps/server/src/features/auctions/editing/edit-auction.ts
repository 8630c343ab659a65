import { auctionStateAt } from '@martillo/domain/auctions/auction-state'
import { type Editable, judgeEdit, touchesApproval } from '@martillo/domain/auctions/judge-edit'
import { bandRules } from '@martillo/domain/reputation/bands'
import type { Db, Tx } from '../../../platform/database.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import type { Storage } from '../../../platform/storage.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { lockShowable } from '../../media/public.ts'
import { scoreOf } from '../../reputation/public.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { waitsForApproval } from '../approval/approval.store.ts'
import { lockAuction } from '../auctions.store.ts'
import { dropPictures } from '../drafts/drop-pictures.ts'
import { refuseFaults, refusePublication } from '../refuse-publication.ts'
import { advanceOriginal } from '../republishing/advance-original.ts'
import { editableOf, findDrafted, findOwnAuction, type OwnAuction, saveEdited, tintOf } from './edit.store.ts'
import { type EditBody, readEdit } from './read-edit.ts'

export interface EditingContext {
  readonly db: Db
  readonly storage: Storage
  readonly advanceSeq: AdvanceSeq
}

interface Edit {
  readonly auctionId: number
  readonly sellerId: number
  readonly body: EditBody
}

/**
 * Changes one's own auction. Its row is locked and read before anything is judged, by the database's clock: of an edit
 * and a first bid at once, either the edit is there when the bid is judged, or it is refused because somebody bid. While
 * approval applies to the seller, a change of what an administrator looked at makes it wait again, and so does any change
 * of what was rejected. What has bids is not taken away from its bidders. False when nothing changed.
 */
export async function editAuction(context: EditingContext, edit: Edit): Promise<boolean> {
  const dropped = await inTransaction(context.db, (tx) => editInside(context, tx, edit))
  if (!dropped) return false
  await dropPictures(context, edit.sellerId, dropped)
  return true
}

async function editInside({ advanceSeq }: EditingContext, tx: Tx, { auctionId, sellerId, body }: Edit) {
  if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
  const row = await findOwnAuction(tx, auctionId, sellerId)
  if (!row) throw notFound('No encontramos esa subasta.')
  refuseOver(row)
  const { edited, changed } = await judge(tx, row, body)
  if (changed.length === 0) return undefined

  const waits = (await mustWaitAgain(tx, row, changed)) ? { since: waitingSince(row) } : undefined
  const primary = edited.photos[0]
  const tint = primary === undefined || primary === row.photos[0] ? undefined : await tintOf(tx, primary)
  await saveEdited(tx, auctionId, { edited, tint, waits })
  await advanceSeq(tx, auctionId)
  if (waits && row.approval === 'approved') await advanceOriginal(advanceSeq, tx, row)
  return row.photos.filter((key) => !edited.photos.includes(key))
}

function refuseOver(row: OwnAuction): void {
  const times = { startAt: row.start_at.getTime(), endAt: row.end_at.getTime() }
  const facts = { approval: row.approval, cancelled: row.cancelled_at !== null, ...times }
  const state = auctionStateAt(facts, row.now.getTime())
  if (state === 'cancelled')
    throw refused('not_active', {}, 'Esta subasta se canceló: ya no se puede cambiar.')
  if (state === 'finished') throw refused('finished', {}, 'Esta subasta terminó: ya no se puede cambiar.')
}

async function judge(tx: Tx, row: OwnAuction, body: EditBody) {
  const stored = editableOf(row)
  const { sent, faults, premium } = await readEdit(tx, body)
  const added = (sent.photos ?? []).filter((key) => !stored.photos.includes(key))
  // Held until the edit is written: whoever takes pictures away that nothing shows waits for it.
  const held = await lockShowable(tx, row.seller_id, added)
  const known = [...stored.photos, ...(await findDrafted(tx, row.seller_id, held))]
  const judged = judgeEdit(stored, sent, { hasBids: row.has_bids, known, now: row.now.getTime() })
  if (!judged.ok && judged.refusal === 'has_bids') {
    const details = Object.fromEntries(judged.faults.map(({ field, sentence }) => [field, sentence]))
    throw refused('has_bids', { details })
  }
  if (!judged.ok || faults.length > 0) throw refuseFaults([...(judged.ok ? [] : judged.faults), ...faults])
  if (judged.changed.includes('subcategoryId') && premium) {
    if (!bandRules(await scoreOf(tx, row.seller_id)).premiumCategories)
      throw refusePublication('premium_category')
  }
  return judged
}

async function mustWaitAgain(
  tx: Tx,
  row: OwnAuction,
  changed: readonly (keyof Editable)[],
): Promise<boolean> {
  if (row.approval !== 'approved') return row.approval === 'rejected'
  return !row.has_bids && touchesApproval(changed) && (await waitsForApproval(tx, row.seller_id))
}

/** What was approved ran until now; what never was has not run yet. */
function waitingSince(row: OwnAuction): Date | null {
  return row.approval === 'approved' ? row.now : row.waiting_since
}

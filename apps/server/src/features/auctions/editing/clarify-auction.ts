import { auctionStateAt } from '@martillo/domain/auctions/auction-state'
import type { Db } from '../../../platform/database.ts'
import type { Events } from '../../../platform/events.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { clarificationAdded } from '../auctions.events.ts'
import { lockAuction } from '../auctions.store.ts'
import { addClarification, findClarifications } from './clarifications.store.ts'
import { findOwnAuction } from './edit.store.ts'

interface Context {
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly advanceSeq: AdvanceSeq
}

interface Clarification {
  readonly auctionId: number
  readonly sellerId: number
  /** Cleaned. */
  readonly text: string
}

/** More than this is another description. */
const MOST = 20

/**
 * Adds something under the description of one's own auction until it ends, bids or not; whoever bid is told. The same
 * text again, as a repeated call brings it, adds nothing.
 */
export async function clarifyAuction(
  { db, events, advanceSeq }: Context,
  { auctionId, sellerId, text }: Clarification,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
    const row = await findOwnAuction(tx, auctionId, sellerId)
    if (!row) throw notFound('No encontramos esa subasta.')
    const times = { startAt: row.start_at.getTime(), endAt: row.end_at.getTime() }
    const facts = { approval: row.approval, cancelled: row.cancelled_at !== null, ...times }
    const state = auctionStateAt(facts, row.now.getTime())
    if (state === 'finished')
      throw refused('finished', {}, 'Esta subasta terminó: ya no se puede aclarar nada.')
    if (state !== 'running' && state !== 'scheduled') {
      throw refused('not_active', {}, 'Solo se agregan aclaraciones a una subasta publicada.')
    }
    const before = await findClarifications(tx, auctionId)
    if (before.includes(text)) return
    if (before.length >= MOST) throw refused('too_many_clarifications')
    await addClarification(tx, auctionId, text)
    await advanceSeq(tx, auctionId)
    await events.emit(tx, clarificationAdded, { auction: auctionId, title: row.title })
  })
}

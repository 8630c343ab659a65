import { bandRules } from '@martillo/domain/reputation/bands'
import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { scoreOf } from '../../reputation/public.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { lockAuction } from '../auctions.store.ts'
import { lockSeller } from '../publish.store.ts'
import { requireOwnAuction } from './own-auction.store.ts'

interface Context {
  readonly db: Db
  readonly advanceSeq: AdvanceSeq
}

interface Own {
  readonly auctionId: number
  readonly sellerId: number
}

/**
 * How many of a seller's auctions are featured now: what ended, was cancelled or deleted is not any more. What waits for an
 * administrator counts whatever its end, which moves when it is approved.
 */
async function countFeatured(tx: Tx, sellerId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('auctions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('seller_id', '=', sellerId)
    .where('featured_at', 'is not', null)
    .where(sql<SqlBool>`deleted_at is null and cancelled_at is null
      and (end_at > app.now() or approval <> 'approved')`)
    .executeTakeFirstOrThrow()
  return total
}

/** Locks in the order of bids: the auction, then the person. Whoever features several at once is counted one by one. */
async function lockOwn(tx: Tx, { auctionId, sellerId }: Own) {
  if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
  await lockSeller(tx, sellerId)
  return requireOwnAuction(tx, auctionId, sellerId)
}

async function setFeatured(
  { advanceSeq }: Context,
  tx: Tx,
  auctionId: number,
  featured: boolean,
): Promise<void> {
  const at = featured ? sql<Date>`app.now()` : null
  await tx.updateTable('auctions').set({ featured_at: at }).where('id', '=', auctionId).execute()
  await advanceSeq(tx, auctionId)
}

/**
 * Features one's own public auction until it ends; nothing changes when it is featured already. 422 with the reason: its
 * state, that it is private, a band that allows none, or as many as it allows.
 */
export async function featureAuction(context: Context, own: Own): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { state, isPrivate, isFeatured } = await lockOwn(tx, own)
    if (state === 'finished') throw refused('finished', {}, 'La subasta ya terminó.')
    if (state !== 'running' && state !== 'scheduled') {
      throw refused('not_active', {}, 'Solo se destaca una subasta aprobada que no terminó.')
    }
    if (isPrivate) throw refused('private_auction')
    const { featuredAtOnce } = bandRules(await scoreOf(tx, own.sellerId))
    if (featuredAtOnce === 0) throw refused('band_too_low')
    if (isFeatured) return
    if ((await countFeatured(tx, own.sellerId)) >= featuredAtOnce) throw refused('featured_used_up')
    await setFeatured(context, tx, own.auctionId, true)
  })
}

/** Features it no longer; nothing changes when it was not. */
export async function unfeatureAuction(context: Context, own: Own): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { isFeatured } = await lockOwn(tx, own)
    if (isFeatured) await setFeatured(context, tx, own.auctionId, false)
  })
}

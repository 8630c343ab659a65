import { judgePublicationTimes } from '@martillo/domain/auctions/publication-times'
import { commissionRateBp } from '@martillo/domain/commissions/rate'
import { dbNow } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Events } from '../../../platform/events.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { isBanned } from '../../accounts/public.ts'
import { getSubcategory } from '../../catalog/public.ts'
import { recordReputation } from '../../reputation/public.ts'
import type { AdvanceSeq } from '../advance-seq.ts'
import { approvalOfNew } from '../approval/approval.store.ts'
import { auctionPublished } from '../auctions.events.ts'
import { lockAuction } from '../auctions.store.ts'
import { findOwnAuction, type OwnAuction } from '../editing/edit.store.ts'
import { findByKey, insertAuction, lockSeller } from '../publish.store.ts'
import { judgeSeller } from '../publish-auction.ts'
import { refuseFaults, sellerBanned } from '../refuse-publication.ts'
import { linkRepublication } from './republish.store.ts'

interface Context {
  readonly db: Db
  readonly events: Pick<Events, 'emit'>
  readonly advanceSeq: AdvanceSeq
}

interface Republication {
  readonly auctionId: number
  readonly sellerId: number
  /** As sent, an instant with its offset. */
  readonly endTime: string
  readonly key: string | undefined
}

/**
 * Publishes an auction without a sale again, from now until another end: a new auction with the same content and pictures
 * and without bids, linked both ways. It counts as a publication. Of one auction there is at most one; the same key
 * again answers what it made. Returns its number.
 */
export async function republishAuction(context: Context, republication: Republication): Promise<number> {
  const { auctionId, sellerId, endTime, key } = republication
  return inTransaction(context.db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
    const original = await findOwnAuction(tx, auctionId, sellerId)
    if (!original) throw notFound('No encontramos esa subasta.')
    await lockSeller(tx, sellerId)
    if (await isBanned(tx, sellerId)) throw sellerBanned()
    const made = key && (await findByKey(tx, sellerId, key))
    if (made) return made
    refuseWithout(original)
    const now = (await dbNow(tx)).getTime()
    const times = judgePublicationTimes({ startAt: null, endAt: Date.parse(endTime) }, now)
    if (times.faults.length > 0) throw refuseFaults(times.faults)
    return publishAgain(context, tx, original, { ...times, key: key ?? null })
  })
}

/** Only what is settled: what ended a moment ago may still become a sale. */
function refuseWithout(original: OwnAuction): void {
  const { outcome, has_sale, republished_as } = original
  if (republished_as !== null) throw refused('already_republished', { republished_as })
  if (original.status !== 'finished' || outcome === 'cancelled' || outcome === null || has_sale) {
    throw refused('not_republishable')
  }
}

interface Again {
  readonly startAt: number
  readonly endAt: number
  readonly key: string | null
}

async function publishAgain(
  { events, advanceSeq }: Context,
  tx: Tx,
  original: OwnAuction,
  { startAt, endAt, key }: Again,
): Promise<number> {
  const { id: originalId, seller_id: seller, title } = original
  const { premium = false } = (await getSubcategory(tx, original.subcategory_id)) ?? {}
  const { score, at } = await judgeSeller(tx, seller, { premium, isPrivate: original.is_private })
  const approval = await approvalOfNew(tx, seller)
  const end = new Date(endAt)
  const id = await insertAuction(tx, {
    seller_id: seller,
    subcategory_id: original.subcategory_id,
    title,
    description: original.description,
    condition: original.condition,
    warranty: original.warranty,
    warranty_day: original.warranty_day,
    base_price_cents: original.base_price_cents,
    increment_cents: original.increment_cents,
    start_at: new Date(startAt),
    end_at: end,
    original_end_at: end,
    province: original.province,
    city: original.city,
    delivery_options: original.delivery_options,
    delivery_description: original.delivery_description,
    photos: original.photos,
    tint: original.tint,
    is_private: original.is_private,
    quoted_rate_bp: commissionRateBp(score),
    publication_key: key,
    published_at: at,
    approval,
    republished_from: originalId,
  })
  await linkRepublication(tx, originalId, id)
  await recordReputation(tx, seller, { kind: 'active_week' })
  // A republication that waits or is private is told to nobody, not even to those who see the original.
  if (approval === 'approved' && !original.is_private) {
    await advanceSeq(tx, originalId)
    await events.emit(tx, auctionPublished, { auction: id, seller, title })
  }
  return id
}

import { commissionRateBp } from '@martillo/domain/commissions/rate'
import { moveEnd } from '../../src/features/auctions/public.ts'
import {
  addAcceptedBids,
  addAliases,
  addRows,
  saveStanding,
} from '../../src/features/bids/judging/standing.store.ts'
import type { StoredPicture } from '../../src/features/media/public.ts'
import type { Tx } from '../../src/platform/database.ts'
import { executorOf } from '../../src/platform/sql-executor.ts'
import { chooseDelivery, describe } from '../content/describe.ts'
import type { DemoPerson } from '../people/add-people.ts'
import type { Random } from '../random.ts'
import type { PlannedAuction } from './plan-auctions.ts'
import { type Replayed, replayBids } from './replay-bids.ts'

export interface DemoAuction {
  readonly id: number
  readonly plan: PlannedAuction
  readonly seller: DemoPerson
  readonly rateBp: number
  readonly bids: Replayed
  /** Extensions included, epoch milliseconds. */
  readonly endAt: number
}

interface AddAuction {
  readonly plan: PlannedAuction
  readonly seller: DemoPerson
  readonly bidders: readonly DemoPerson[]
  readonly pictures: readonly StoredPicture[]
  readonly subcategoryId: number
  readonly featured: boolean
  readonly now: number
  readonly random: Random
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const HEAVY = new Set(['hogar-y-muebles', 'electrodomesticos'])

/** Publishes one auction and has its bids made, all in the past. */
export async function addAuction(tx: Tx, options: AddAuction): Promise<DemoAuction> {
  const { plan, seller, bidders, now, random } = options
  const rateBp = commissionRateBp(seller.score)
  const id = await insertAuction(tx, options, rateBp)
  const bids = replayBids({
    auction: {
      id,
      sellerId: seller.id,
      approved: true,
      cancelled: false,
      deleted: false,
      startAt: plan.startAt,
      endAt: plan.endAt,
      premium: plan.premium,
      terms: { basePriceCents: plan.basePriceCents, incrementCents: plan.incrementCents },
    },
    bidders,
    count: plan.bids,
    ceilingCents: Math.round(plan.item.price * (0.75 + random.next() * 0.4)) * 100,
    until: Math.min(plan.endAt - 20_000, now - 60_000),
    random,
  })
  const { endAt } = bids.state.auction
  const sql = executorOf(tx)
  if (bids.accepted.length > 0) {
    await addAliases(sql, id, bids.aliases)
    await addAcceptedBids(sql, id, bids.accepted)
    await addRows(sql, id, bids.rows)
    await saveStanding(sql, id, bids.state)
  }
  if (endAt !== plan.endAt) await moveEnd(tx, id, new Date(endAt))
  return { id, plan, seller, rateBp, bids, endAt }
}

async function insertAuction(tx: Tx, options: AddAuction, rateBp: number): Promise<number> {
  const { plan, seller, pictures, subcategoryId, featured, now, random } = options
  const { item, premium } = plan
  const [city, province] = item.place ?? [seller.city, seller.province]
  const delivery = chooseDelivery(premium, HEAVY.has(plan.category), city, random)
  const publishedAt = plan.fate === 'scheduled' ? now - random.between(1, 20) * HOUR_MS : plan.startAt
  const isNew = item.condition === 'nuevo' && !premium
  const end = new Date(plan.endAt)
  const { id } = await tx
    .insertInto('auctions')
    .values({
      seller_id: seller.id,
      subcategory_id: subcategoryId,
      title: item.title,
      description: describe(item, premium, random),
      condition: item.condition ?? 'usado',
      warranty: isNew ? 'provista-producto' : seller.shop && !premium ? 'provista-vendedor' : 'sin-garantia',
      warranty_day: isNew
        ? new Date(now + random.between(180, 360) * DAY_MS).toISOString().slice(0, 10)
        : null,
      base_price_cents: plan.basePriceCents,
      increment_cents: plan.incrementCents,
      start_at: new Date(plan.startAt),
      end_at: end,
      original_end_at: end,
      province,
      city,
      delivery_options: delivery.options,
      delivery_description: delivery.text,
      photos: pictures.map(({ key }) => key),
      tint: pictures[0]?.tint ?? '#ede9f5',
      featured_at: featured ? new Date(publishedAt) : null,
      quoted_rate_bp: rateBp,
      published_at: new Date(publishedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

import type { Auction, AuctionCard } from '@martillo/contract/auctions'
import { auctionStateAt } from '@martillo/domain/auctions/auction-state'
import { DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { bandOf } from '@martillo/domain/reputation/bands'
import type { CardRow } from './cards.store.ts'
import type { DetailRow } from './detail.store.ts'

const NAME_OF_DELETED = 'Usuario eliminado'

function sellerOf(row: CardRow): AuctionCard['seller'] {
  const deleted = row.seller_deleted_at !== null
  const score = row.score ?? 0
  return {
    ID: row.seller_id,
    Username: deleted ? NAME_OF_DELETED : row.username,
    ProfileImage: deleted ? '' : row.profile_image,
    reputation: score,
    band: bandOf(score),
    kind: row.kind,
    sales: row.seller_sales ?? 0,
    // Ratings come with their own slice.
    rating: null,
  }
}

function stateOf(row: CardRow): AuctionCard['state'] {
  const { approval, cancelled_at, start_at, end_at, now } = row
  const times = { startAt: start_at.getTime(), endAt: end_at.getTime() }
  return auctionStateAt({ approval, cancelled: cancelled_at !== null, ...times }, now.getTime())
}

/** A row as lists show it, by the clock of its own statement. The same for everyone. */
export function toCard(row: CardRow): AuctionCard {
  const state = stateOf(row)
  const terms = { basePriceCents: row.base_price_cents, incrementCents: row.increment_cents }
  return {
    ID: row.id,
    Title: row.title,
    StartTime: row.start_at.toISOString(),
    EndTime: row.end_at.toISOString(),
    MinIncrement: toWireAmount(row.increment_cents),
    BasePrice: toWireAmount(row.base_price_cents),
    condition: row.condition,
    approved: row.approval === 'approved',
    subcategoryID: row.subcategory_id,
    city: row.city,
    province: row.province,
    PrimaryPic: `images/${row.photos[0] ?? ''}`,
    tint: row.tint,
    ...(row.price_cents === null ? {} : { HighestBidAmount: toWireAmount(row.price_cents) }),
    Status: state === 'finished' || state === 'cancelled' ? 'finished' : 'active',
    CategoryID: row.category_id,
    category: row.category,
    subcategory: row.subcategory,
    bids_count: row.bids_count ?? 0,
    minimum_next_bid: toWireAmount(minimumNextBid(terms, { priceCents: row.price_cents })),
    seq: row.seq ?? 0,
    state,
    ...(row.outcome === null ? {} : { outcome: row.outcome }),
    featured: row.featured_at !== null && (state === 'running' || state === 'scheduled'),
    premium_category: row.premium,
    private: row.is_private,
    seller: sellerOf(row),
  }
}

/** A link to another auction, only for whoever finds one there: that it waits or is private is nobody else's affair. */
function linkTo(id: number | null, { linked }: DetailRow, isOwn: boolean): number | undefined {
  return linked.find((other) => other.id === id && (isOwn || other.open))?.id
}

/**
 * The whole auction, without `viewer`: the same for everyone who may see it, but that its seller and administrators
 * (`isOwn`) are led to a republication, too, that nobody else may see.
 */
export function toAuction(row: DetailRow, isOwn = false): Auction {
  const republishedAs = linkTo(row.republished_as, row, isOwn)
  const republishedFrom = linkTo(row.republished_from, row, isOwn)
  return {
    ...toCard(row),
    description: row.description,
    warranty: row.warranty,
    warranty_time: row.warranty_day ?? '',
    delivery_options: DELIVERY_OPTIONS.filter((option) => row.delivery_options.includes(option)),
    delivery_description: row.delivery_description,
    SecondaryPics: row.photos.slice(1).map((key) => `images/${key}`),
    clarifications: row.clarifications.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
    // Only its seller and administrators see what was rejected.
    ...(row.approval === 'rejected' && row.reject_reason !== null ? { rejection: row.reject_reason } : {}),
    published_at: row.published_at.toISOString(),
    category_slug: row.category_slug,
    subcategory_slug: row.subcategory_slug,
    ...(republishedAs === undefined ? {} : { republished_as: republishedAs }),
    ...(republishedFrom === undefined ? {} : { republished_from: republishedFrom }),
    revocable: row.kind === 'comercio',
  }
}

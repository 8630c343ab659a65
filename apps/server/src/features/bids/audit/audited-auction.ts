import type { BidAuction } from '@martillo/domain/bidding/decide-bid'
import type { LiveRow } from '@martillo/domain/bidding/rebuild-history'
import type { AcceptedBid } from '@martillo/domain/bidding/standing'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import { findStanding, getAuctionToBid, type StoredStanding } from '../judging/group.store.ts'
import { UNTOUCHED } from '../judging/read-group.ts'
import { findLedger, type LedgerRowStored } from '../reading/bids.store.ts'
import { findAliases, findCountedBids, findLiveRows } from '../reading/history.store.ts'

export interface AuditedBid {
  readonly personId: number
  readonly outcome: 'leading' | 'outbid' | 'raised'
  readonly seq: number
  readonly placedAt: number
  readonly corrects: string | null
  readonly verified: boolean
}

export interface AuditedSale {
  readonly buyerId: number
  readonly sellerId: number
  readonly priceCents: number
  readonly rateBp: number
  readonly commissionCents: number
  readonly cancelled: boolean
}

/** Everything that is checked about one auction. */
export interface AuditedAuction {
  readonly auction: BidAuction
  readonly settlement: {
    readonly status: 'active' | 'finished'
    readonly outcome: 'sold' | 'unsold' | 'cancelled' | null
    readonly originalEndAt: number
    readonly quotedRateBp: number
  }
  readonly stored: StoredStanding
  readonly counted: readonly AcceptedBid[]
  readonly all: readonly AuditedBid[]
  readonly live: readonly LiveRow[]
  readonly ledger: readonly (LedgerRowStored & { personId?: number | null })[]
  readonly aliases: ReadonlyMap<number, string>
  readonly sales: readonly AuditedSale[]
}

/** Reads what the audit looks at, as of one instant when the transaction repeats its reads. */
export async function readAuditedAuction(tx: SqlExecutor, auctionId: number): Promise<AuditedAuction> {
  const found = await getAuctionToBid(tx, auctionId, { lock: false })
  if (!found) throw new Error(`There is no auction ${auctionId}`)
  const stored = await findStanding(tx, auctionId)
  const counted = await findCountedBids(tx, auctionId)
  const live = await findLiveRows(tx, auctionId)
  const ledger = await findLedger(tx, auctionId)
  const aliases = await findAliases(tx, auctionId)
  const [settlement] = await rowsOf<AuditedAuction['settlement'] & { originalEnd: Date }>(
    tx,
    `select status, outcome, original_end_at as "originalEnd", quoted_rate_bp as "quotedRateBp"
     from auctions where id = $1`,
    auctionId,
  )
  const all = await rowsOf<AuditedBid & { placed: Date }>(
    tx,
    `select b.person_id as "personId", b.outcome, b.seq, b.placed_at as placed, b.corrects,
       u.email_verified_at is not null as verified
     from accepted_bids b join users u on u.id = b.person_id where b.auction_id = $1 order by b.position`,
    auctionId,
  )
  const sales = await rowsOf<AuditedSale>(
    tx,
    `select buyer_id as "buyerId", seller_id as "sellerId", price_cents::bigint as "priceCents", rate_bp as "rateBp",
       commission_cents::bigint as "commissionCents", state = 'cancelada' as cancelled
     from sales where auction_id = $1`,
    auctionId,
  )
  if (!settlement) throw new Error(`There is no auction ${auctionId}`)
  return {
    auction: found.auction,
    settlement: { ...settlement, originalEndAt: settlement.originalEnd.getTime() },
    stored: stored ?? UNTOUCHED,
    counted,
    all: all.map((bid) => ({ ...bid, placedAt: bid.placed.getTime() })),
    live,
    ledger,
    aliases,
    sales,
  }
}

async function rowsOf<O>(tx: SqlExecutor, text: string, auctionId: number): Promise<O[]> {
  const { rows } = await tx.executeSql(text, [auctionId])
  return rows as O[]
}

import {
  type BidAccepted,
  type BidAuction,
  type Bidder,
  type BidRefused,
  decideBid,
} from '../src/bidding/decide-bid.ts'
import type { LiveRow } from '../src/bidding/rebuild-history.ts'
import { type AcceptedBid, NO_BIDS, type Standing } from '../src/bidding/standing.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const START_AT = 1_800_000_000_000
export const SELLER_ID = 900

export const [A, B, C] = [1, 2, 3] as const

export function makeAuction(changes: Partial<BidAuction> = {}): BidAuction {
  return {
    id: 50,
    sellerId: SELLER_ID,
    approved: true,
    cancelled: false,
    deleted: false,
    startAt: START_AT,
    endAt: START_AT + 7 * DAY_MS,
    premium: false,
    terms: { basePriceCents: 10_000, incrementCents: 1_000 },
    ...changes,
  }
}

export function makeBidder(id: number, changes: Partial<Bidder> = {}): Bidder {
  return {
    id,
    emailVerified: true,
    blockedBySeller: false,
    defaulted: false,
    lastWordSpoken: false,
    score: 60,
    uses: [],
    ...changes,
  }
}

/** An auction as its tables would hold it: what was accepted, what is public, where it stands. */
export type Table = { auction: BidAuction; standing: Standing; bids: AcceptedBid[]; liveRows: LiveRow[] }

export function openTable(auction: BidAuction = makeAuction()): Table {
  return { auction, standing: NO_BIDS, bids: [], liveRows: [] }
}

/** Bids `pesos` on the table, and keeps what is accepted. Without a time, each bid comes a second after the last. */
export function bid(
  table: Table,
  who: number | Bidder,
  pesos: number,
  now = (table.bids.at(-1)?.at ?? START_AT) + 1_000,
): BidAccepted | BidRefused {
  const bidder = typeof who === 'number' ? makeBidder(who) : who
  const amountCents = Math.round(pesos * 100)
  const decided = decideBid({ auction: table.auction, standing: table.standing, bidder, amountCents, now })
  if (!decided.ok) return decided
  table.bids.push({ bidId: `bid-${table.bids.length + 1}`, bidderId: bidder.id, amountCents, at: now })
  for (const row of decided.rows) table.liveRows.push({ ...row, row: table.liveRows.length + 1 })
  table.standing = decided.standing
  table.auction = { ...table.auction, endAt: decided.endAt }
  return decided
}

/** A whole decision in a few words: "leading 1000", "outbid 1600" or "bid_too_low 1100". */
export function told(decided: BidAccepted | BidRefused): string {
  if (decided.ok) return `${decided.outcome} ${decided.standing.priceCents / 100}`
  return decided.refusal === 'bid_too_low' ? `bid_too_low ${decided.minimumCents / 100}` : decided.refusal
}

/** The rows of a table in a few words: "A 1000", "B 1500", "A 1600 auto". */
export function historyOf(
  rows: readonly { bidderId: number; amountCents: number; automatic: boolean }[],
): string[] {
  return rows.map(
    (row) =>
      `${' ABCD'[row.bidderId] ?? row.bidderId} ${row.amountCents / 100}${row.automatic ? ' auto' : ''}`,
  )
}

import type { LiveRow } from '@martillo/domain/bidding/rebuild-history'
import type { AcceptedBid } from '@martillo/domain/bidding/standing'
import type { SqlExecutor } from '../../../platform/pipeline.ts'

/** The accepted bids of an auction that still count, in order of acceptance; none of deleted people. */
export async function findCountedBids(tx: SqlExecutor, auctionId: number): Promise<AcceptedBid[]> {
  const { rows } = await tx.executeSql(
    `select b.bid, b.person_id, b.amount_cents, b.placed_at
     from accepted_bids b join users u on u.id = b.person_id and u.deleted_at is null
     where b.auction_id = $1 and b.withdrawn_at is null and b.voided_at is null
     order by b.position`,
    [auctionId],
  )
  type Row = { bid: string; person_id: number; amount_cents: number; placed_at: Date }
  return (rows as Row[]).map((row) => ({
    bidId: row.bid,
    bidderId: row.person_id,
    amountCents: row.amount_cents,
    at: row.placed_at.getTime(),
  }))
}

/**
 * Bids of people who are banned count no longer once a standing is rebuilt. Before the bids that count are read, in the
 * same transaction. Whose bids are being taken back is left to the taking back.
 */
export async function voidBidsOfBanned(tx: SqlExecutor, auctionId: number, besidesId: number): Promise<void> {
  await tx.executeSql(
    `update accepted_bids b set voided_at = app.now()
     from bans o
     where b.auction_id = $1 and b.person_id <> $2 and b.withdrawn_at is null and b.voided_at is null
       and o.person_id = b.person_id and o.lifted_at is null and (o.until is null or o.until > (select app.now()))`,
    [auctionId, besidesId],
  )
}

/** The rows of an auction's ledger that say `bid` and were not taken back. */
export async function findLiveRows(tx: SqlExecutor, auctionId: number): Promise<LiveRow[]> {
  const { rows } = await tx.executeSql(
    `with taken as (select unnest(cancels) as row from bid_rows where auction_id = $1 and cancels is not null)
     select r.row, r.person_id, r.amount_cents, r.automatic, r.at from bid_rows r
     where r.auction_id = $1 and r.kind = 'bid' and r.row not in (select row from taken)
     order by r.row`,
    [auctionId],
  )
  type Row = { row: number; person_id: number; amount_cents: number; automatic: boolean; at: Date }
  return (rows as Row[]).map((row) => ({
    row: row.row,
    bidderId: row.person_id,
    amountCents: row.amount_cents,
    automatic: row.automatic,
    at: row.at.getTime(),
  }))
}

/** Every bidder's alias on an auction. */
export async function findAliases(tx: SqlExecutor, auctionId: number): Promise<Map<number, string>> {
  const { rows } = await tx.executeSql('select person_id, alias from bidder_aliases where auction_id = $1', [
    auctionId,
  ])
  return new Map((rows as { person_id: number; alias: string }[]).map((row) => [row.person_id, row.alias]))
}

/** One accepted bid no longer counts, because it was a typing error. */
export async function withdrawBid(
  tx: SqlExecutor,
  { personId, bidId, at }: { readonly personId: number; readonly bidId: string; readonly at: number },
): Promise<void> {
  await tx.executeSql(
    `update accepted_bids set withdrawn_at = to_timestamp($3::bigint / 1000.0)
     where person_id = $1 and bid = $2`,
    [personId, bidId, at],
  )
}

/** No bid of a person on an auction counts any longer: taken back by the person, or voided. */
export async function takeOutBids(
  tx: SqlExecutor,
  auctionId: number,
  personId: number,
  { kind, at }: { readonly kind: 'withdrawn' | 'voided'; readonly at: number },
): Promise<void> {
  await tx.executeSql(
    `update accepted_bids set
       withdrawn_at = case when $3 = 'withdrawn' then to_timestamp($4::bigint / 1000.0) end,
       voided_at = case when $3 = 'voided' then to_timestamp($4::bigint / 1000.0) end
     where auction_id = $1 and person_id = $2 and withdrawn_at is null and voided_at is null`,
    [auctionId, personId, kind, at],
  )
}

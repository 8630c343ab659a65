import type { Standing } from '@martillo/domain/bidding/standing'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import type { ChainedRow } from './chain-rows.ts'
import type { LedgerEnd, RecordedBid } from './group-state.ts'

const ADD_BIDS = `
  insert into accepted_bids
    (person_id, bid, auction_id, amount_cents, outcome, price_cents, seq, end_at, placed_at, corrects)
  select b.person_id, b.bid, $1::int, b.amount, b.outcome, b.price, b.seq, to_timestamp(b.end_ms / 1000.0),
    to_timestamp(b.placed_ms / 1000.0), b.corrects
  from unnest($2::int[], $3::uuid[], $4::bigint[], $5::text[], $6::bigint[], $7::int[], $8::bigint[], $9::bigint[],
    $10::uuid[]) with ordinality
    as b (person_id, bid, amount, outcome, price, seq, end_ms, placed_ms, corrects, place)
  order by b.place`

/** Records accepted bids of one auction, in the order in which they were judged. */
export async function addAcceptedBids(
  tx: SqlExecutor,
  auctionId: number,
  bids: readonly RecordedBid[],
): Promise<void> {
  await tx.executeSql(ADD_BIDS, [
    auctionId,
    bids.map((bid) => bid.personId),
    bids.map((bid) => bid.bidId),
    bids.map((bid) => bid.amountCents),
    bids.map((bid) => bid.outcome),
    bids.map((bid) => bid.priceCents),
    bids.map((bid) => bid.seq),
    bids.map((bid) => bid.endAt),
    bids.map((bid) => bid.placedAt),
    bids.map((bid) => bid.corrects),
  ])
}

// `cancels` is a list per row, and arrays of arrays must be even: it travels as the text of an array.
const ADD_ROWS = `
  insert into bid_rows (auction_id, row, person_id, amount_cents, at, alias, automatic, kind, cancels, reason, hash)
  select $1::int, r.row, r.person_id, r.amount, to_timestamp(r.at_ms / 1000.0), r.alias, r.automatic, r.kind,
    r.cancels::int[], r.reason, decode(r.hash, 'hex')
  from unnest($2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::text[], $7::boolean[], $8::text[], $9::text[],
    $10::text[], $11::text[])
    as r (row, person_id, amount, at_ms, alias, automatic, kind, cancels, reason, hash)`

/** Appends to the public ledger of one auction. */
export async function addRows(
  tx: SqlExecutor,
  auctionId: number,
  rows: readonly ChainedRow[],
): Promise<void> {
  await tx.executeSql(ADD_ROWS, [
    auctionId,
    rows.map((row) => row.row),
    rows.map((row) => row.personId),
    rows.map((row) => row.amountCents),
    rows.map((row) => row.at),
    rows.map((row) => row.alias),
    rows.map((row) => row.automatic),
    rows.map((row) => row.kind),
    rows.map((row) => (row.cancels === null ? null : `{${row.cancels.join(',')}}`)),
    rows.map((row) => row.reason),
    rows.map((row) => row.hash),
  ])
}

export interface NewAlias {
  readonly personId: number
  readonly alias: string
}

const ADD_ALIASES = `
  insert into bidder_aliases (auction_id, person_id, alias)
  select $1::int, a.person_id, a.alias from unnest($2::int[], $3::text[]) as a (person_id, alias)`

export async function addAliases(
  tx: SqlExecutor,
  auctionId: number,
  aliases: readonly NewAlias[],
): Promise<void> {
  await tx.executeSql(ADD_ALIASES, [
    auctionId,
    aliases.map((one) => one.personId),
    aliases.map((one) => one.alias),
  ])
}

export interface StandingToSave {
  readonly standing: Standing
  readonly seq: number
  readonly ledger: LedgerEnd
  readonly ledAgainAt: number | null
}

const SAVE_STANDING = `
  insert into standings as s (auction_id, price_cents, leader_id, leader_maximum_cents, leader_set_at, bids_count, seq,
    rows, last_hash, led_again_at, alias_seed, bidders)
  values ($1, $2, $3, $4, to_timestamp($5::bigint / 1000.0), $6, $7, $8, decode($9, 'hex'),
    to_timestamp($10::bigint / 1000.0), $11, $12)
  on conflict (auction_id) do update set
    price_cents = excluded.price_cents, leader_id = excluded.leader_id,
    leader_maximum_cents = excluded.leader_maximum_cents, leader_set_at = excluded.leader_set_at,
    bids_count = excluded.bids_count, seq = excluded.seq, rows = excluded.rows, last_hash = excluded.last_hash,
    led_again_at = excluded.led_again_at, alias_seed = excluded.alias_seed, bidders = excluded.bidders`

/** Writes the whole standing; the auction's row is locked by the caller. */
export async function saveStanding(tx: SqlExecutor, auctionId: number, now: StandingToSave): Promise<void> {
  const { standing, seq, ledger, ledAgainAt } = now
  await tx.executeSql(SAVE_STANDING, [
    auctionId,
    standing.priceCents,
    standing.leaderId,
    standing.leaderMaximumCents,
    standing.leaderSetAt,
    standing.bidsCount,
    seq,
    ledger.rows,
    ledger.lastHash,
    ledAgainAt,
    ledger.aliasSeed,
    ledger.bidders,
  ])
}

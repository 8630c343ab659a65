import type { SqlExecutor } from '../../../platform/pipeline.ts'

interface Page {
  readonly page: number
  readonly limit: number
}

export interface HistoryRow {
  readonly row: number
  readonly person_id: number | null
  readonly amount_cents: number
  readonly at: Date
  readonly alias: string
  readonly automatic: boolean
  readonly kind: 'bid' | 'withdrawn' | 'voided'
  readonly cancels: number[] | null
  readonly reason: string | null
  readonly username: string | null
}

/** A page of an auction's public rows, the last first. */
export async function findHistory(
  tx: SqlExecutor,
  auctionId: number,
  { page, limit }: Page,
): Promise<HistoryRow[]> {
  const { rows } = await tx.executeSql(
    `select r.row, r.person_id, r.amount_cents, r.at, r.alias, r.automatic, r.kind, r.cancels, r.reason,
       case when u.deleted_at is null then u.username end as username
     from bid_rows r left join users u on u.id = r.person_id
     where r.auction_id = $1 order by r.row desc limit $2 offset $3`,
    [auctionId, limit, (page - 1) * limit],
  )
  return rows as HistoryRow[]
}

export async function countHistory(tx: SqlExecutor, auctionId: number): Promise<number> {
  const { rows } = await tx.executeSql('select rows from standings where auction_id = $1', [auctionId])
  const [row] = rows as { rows: number }[]
  return row?.rows ?? 0
}

export interface ReceiptRow {
  readonly bid: string
  readonly amount_cents: number
  readonly outcome: 'leading' | 'outbid' | 'raised'
  readonly price_cents: number
  readonly seq: number
  readonly placed_at: Date
  readonly withdrawn: boolean
}

/** A page of one person's accepted bids on an auction, the last first. */
export async function findReceipts(
  tx: SqlExecutor,
  auctionId: number,
  personId: number,
  { page, limit }: Page,
): Promise<ReceiptRow[]> {
  const { rows } = await tx.executeSql(
    `select b.bid, b.amount_cents, b.outcome, b.price_cents, b.seq, b.placed_at,
       b.withdrawn_at is not null or b.voided_at is not null as withdrawn
     from accepted_bids b where b.auction_id = $1 and b.person_id = $2
     order by b.position desc limit $3 offset $4`,
    [auctionId, personId, limit, (page - 1) * limit],
  )
  return rows as ReceiptRow[]
}

export async function countReceipts(tx: SqlExecutor, auctionId: number, personId: number): Promise<number> {
  const { rows } = await tx.executeSql(
    'select count(*) as total from accepted_bids where auction_id = $1 and person_id = $2',
    [auctionId, personId],
  )
  const [row] = rows as { total: number }[]
  return row?.total ?? 0
}

export interface LedgerRowStored {
  readonly row: number
  readonly amount_cents: number
  readonly at: Date
  readonly alias: string
  readonly automatic: boolean
  readonly kind: 'bid' | 'withdrawn' | 'voided'
  readonly hash: string
}

/** The whole public ledger of an auction, in order. */
export async function findLedger(tx: SqlExecutor, auctionId: number): Promise<LedgerRowStored[]> {
  const { rows } = await tx.executeSql(
    `select row, amount_cents, at, alias, automatic, kind, encode(hash, 'hex') as hash
     from bid_rows where auction_id = $1 order by row`,
    [auctionId],
  )
  return rows as LedgerRowStored[]
}

export async function getTitle(tx: SqlExecutor, auctionId: number): Promise<string> {
  const { rows } = await tx.executeSql('select title from auctions where id = $1', [auctionId])
  const [row] = rows as { title: string }[]
  return row?.title ?? ''
}

export type MyBidsState = 'leading' | 'outbid' | 'won' | 'lost'

// Won and lost are what was settled; until then the person goes on leading or not, whatever the clock says.
const MINE: Record<MyBidsState, string> = {
  leading: `a.status = 'active' and a.cancelled_at is null and s.leader_id = $1`,
  outbid: `a.status = 'active' and a.cancelled_at is null and s.leader_id is distinct from $1`,
  won: `w.buyer_id = $1`,
  lost: `(a.status = 'finished' or a.cancelled_at is not null) and w.buyer_id is distinct from $1`,
}

function mine(state: MyBidsState): string {
  return `
    from (
      select auction_id, (array_agg(amount_cents::bigint order by position desc))[1] as amount_cents
      from accepted_bids where person_id = $1 and withdrawn_at is null and voided_at is null group by auction_id
    ) b
    join auctions a on a.id = b.auction_id and a.deleted_at is null
    join standings s on s.auction_id = a.id
    left join sales w on w.auction_id = a.id and w.state <> 'cancelada'
    where ${MINE[state]}`
}

export interface MyBidRow {
  readonly auction_id: number
  readonly amount_cents: number
}

/** A page of the auctions that a person bids on, by how it goes: what ends first while open, the last ended otherwise. */
export async function findMyBids(
  tx: SqlExecutor,
  personId: number,
  state: MyBidsState,
  { page, limit }: Page,
): Promise<MyBidRow[]> {
  const order = state === 'leading' || state === 'outbid' ? 'a.end_at, a.id' : 'a.end_at desc, a.id desc'
  const { rows } = await tx.executeSql(
    `select b.auction_id, b.amount_cents ${mine(state)} order by ${order} limit $2 offset $3`,
    [personId, limit, (page - 1) * limit],
  )
  return rows as MyBidRow[]
}

export async function countMyBids(tx: SqlExecutor, personId: number, state: MyBidsState): Promise<number> {
  const { rows } = await tx.executeSql(`select count(*) as total ${mine(state)}`, [personId])
  const [row] = rows as { total: number }[]
  return row?.total ?? 0
}

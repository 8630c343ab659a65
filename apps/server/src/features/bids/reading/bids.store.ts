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

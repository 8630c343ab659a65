import type { SqlExecutor } from '../../../platform/pipeline.ts'

interface Page {
  readonly page: number
  readonly limit: number
}

export type MyBidsState = 'leading' | 'outbid' | 'won' | 'lost'

// Won and lost are what was settled; until then the person goes on leading or not, whatever the clock says.
const MINE: Record<MyBidsState, string> = {
  leading: `a.status = 'active' and a.cancelled_at is null and s.leader_id = $1`,
  outbid: `a.status = 'active' and a.cancelled_at is null and s.leader_id is distinct from $1`,
  won: `w.buyer_id = $1`,
  lost: `(a.status = 'finished' or a.cancelled_at is not null) and w.buyer_id is distinct from $1`,
}

const ALL_MINE = `
  from (
    select auction_id, (array_agg(amount_cents::bigint order by position desc))[1] as amount_cents
    from accepted_bids where person_id = $1 and withdrawn_at is null and voided_at is null group by auction_id
  ) b
  join auctions a on a.id = b.auction_id and a.deleted_at is null
  join standings s on s.auction_id = a.id
  left join sales w on w.auction_id = a.id and w.state <> 'cancelada'`

/** Whose titles hold every one of the words `$2`, which have neither accents nor capitals. */
function mine(state: MyBidsState): string {
  return `${ALL_MINE} where ${MINE[state]} and not exists (
    select from unnest($2::text[]) as w (word) where position(w.word in app.city_key(a.title)) = 0)`
}

export interface MyBidRow {
  readonly auction_id: number
  readonly amount_cents: number
}

/** A page of the auctions that a person bids on, by how it goes: what ends first while open, the last ended otherwise. */
export async function findMyBids(
  tx: SqlExecutor,
  personId: number,
  { state, words }: { readonly state: MyBidsState; readonly words: readonly string[] },
  { page, limit }: Page,
): Promise<MyBidRow[]> {
  const order = state === 'leading' || state === 'outbid' ? 'a.end_at, a.id' : 'a.end_at desc, a.id desc'
  const { rows } = await tx.executeSql(
    `select b.auction_id, b.amount_cents ${mine(state)} order by ${order} limit $3 offset $4`,
    [personId, words, limit, (page - 1) * limit],
  )
  return rows as MyBidRow[]
}

export async function countFoundBids(
  tx: SqlExecutor,
  personId: number,
  { state, words }: { readonly state: MyBidsState; readonly words: readonly string[] },
): Promise<number> {
  const { rows } = await tx.executeSql(`select count(*) as total ${mine(state)}`, [personId, words])
  const [row] = rows as { total: number }[]
  return row?.total ?? 0
}

/** How many auctions that a person bids on are in each state. */
export async function countMyBids(tx: SqlExecutor, personId: number): Promise<Record<MyBidsState, number>> {
  const counted = Object.entries(MINE).map(([state, where]) => `count(*) filter (where ${where}) as ${state}`)
  const { rows } = await tx.executeSql(`select ${counted.join(', ')} ${ALL_MINE}`, [personId])
  const [row] = rows as Record<MyBidsState, number>[]
  return row ?? { leading: 0, outbid: 0, won: 0, lost: 0 }
}

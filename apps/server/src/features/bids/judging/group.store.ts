import type { BidAuction } from '@martillo/domain/bidding/decide-bid'
import { readStanding } from '@martillo/domain/bidding/read-standing'
import type { Standing } from '@martillo/domain/bidding/standing'
import { BANDS } from '@martillo/domain/reputation/bands'
import type { SqlExecutor } from '../../../platform/pipeline.ts'
import type { LedgerEnd, PersonFacts, RecordedBid } from './group-state.ts'

const limited = BANDS.filter((band) => band.bidding !== null)
/** Above this score nobody's bids are counted, so nobody's are read. */
const LIMITED_TO_SCORE = Math.max(...limited.map((band) => band.toScore))
const LONGEST_WINDOW_MS = Math.max(...limited.map((band) => band.bidding?.windowMs ?? 0))

async function rowsOf<O>(tx: SqlExecutor, text: string, values: readonly unknown[]): Promise<O[]> {
  const { rows } = await tx.executeSql(text, values)
  return rows as O[]
}

interface AuctionRow {
  seller_id: number
  approval: string
  cancelled: boolean
  deleted: boolean
  is_private: boolean
  start_at: Date
  end_at: Date
  premium: boolean
  base_price_cents: number
  increment_cents: number
}

export interface LockedAuction {
  readonly auction: BidAuction
  readonly isPrivate: boolean
}

const AUCTION = `
  select a.seller_id, a.approval, a.cancelled_at is not null as cancelled, a.deleted_at is not null as deleted,
    a.is_private, a.start_at, a.end_at, c.premium, a.base_price_cents, a.increment_cents
  from auctions a
  join subcategories s on s.id = a.subcategory_id
  join categories c on c.id = s.category_id
  where a.id = $1`

/**
 * The auction, locked until the end of the transaction unless `lock` is false. The lock leaves alone who only refers to
 * the row. Nothing when there is none.
 */
export async function getAuctionToBid(
  tx: SqlExecutor,
  auctionId: number,
  { lock }: { lock: boolean } = { lock: true },
): Promise<LockedAuction | undefined> {
  const text = lock ? `${AUCTION} for no key update of a` : AUCTION
  const [row] = await rowsOf<AuctionRow>(tx, text, [auctionId])
  if (!row) return undefined
  return {
    auction: {
      id: auctionId,
      sellerId: row.seller_id,
      approved: row.approval === 'approved',
      cancelled: row.cancelled,
      deleted: row.deleted,
      startAt: row.start_at.getTime(),
      endAt: row.end_at.getTime(),
      premium: row.premium,
      terms: { basePriceCents: row.base_price_cents, incrementCents: row.increment_cents },
    },
    isPrivate: row.is_private,
  }
}

/** Locks people by ascending number, so that two groups that share people never wait for each other in a ring. */
export async function lockPeople(tx: SqlExecutor, people: readonly number[]): Promise<void> {
  await tx.executeSql('select id from users where id = any($1::int[]) order by id for no key update', [
    people,
  ])
}

/** The deciding clock. A statement of its own, after the locks. */
export async function readClock(tx: SqlExecutor): Promise<number> {
  const [row] = await rowsOf<{ now: Date }>(tx, 'select app.now() as now', [])
  if (!row) throw new Error('The clock gave no answer')
  return row.now.getTime()
}

export interface StoredStanding {
  readonly standing: Standing
  readonly seq: number
  readonly ledger: LedgerEnd
  readonly leaderAlias: string | null
  readonly ledAgainAt: number | null
}

interface StandingRow {
  price_cents: number | null
  leader_id: number | null
  leader_maximum_cents: number | null
  leader_set_at: Date | null
  bids_count: number
  seq: number
  rows: number
  last_hash: string
  led_again_at: Date | null
  alias_seed: number | null
  bidders: number
  leader_alias: string | null
}

const STANDING = `
  select s.price_cents, s.leader_id, s.leader_maximum_cents, s.leader_set_at, s.bids_count, s.seq, s.rows,
    encode(s.last_hash, 'hex') as last_hash, s.led_again_at, s.alias_seed, s.bidders, l.alias as leader_alias
  from standings s
  left join bidder_aliases l on l.auction_id = s.auction_id and l.person_id = s.leader_id
  where s.auction_id = $1`

/** Nothing when the auction has no standing yet. */
export async function findStanding(tx: SqlExecutor, auctionId: number): Promise<StoredStanding | undefined> {
  const [row] = await rowsOf<StandingRow>(tx, STANDING, [auctionId])
  if (!row) return undefined
  return {
    standing: readStanding({
      priceCents: row.price_cents,
      leaderId: row.leader_id,
      leaderMaximumCents: row.leader_maximum_cents,
      leaderSetAt: row.leader_set_at?.getTime() ?? null,
      bidsCount: row.bids_count,
    }),
    seq: row.seq,
    ledger: { rows: row.rows, lastHash: row.last_hash, aliasSeed: row.alias_seed, bidders: row.bidders },
    leaderAlias: row.leader_alias,
    ledAgainAt: row.led_again_at?.getTime() ?? null,
  }
}

interface PersonRow {
  id: number
  verified: boolean
  deleted: boolean
  banned: boolean
  blocked: boolean
  guest: boolean
  defaulted: boolean
  score: number
  alias: string | null
  last_word: boolean
  corrected: Date[] | null
  used_auctions: number[] | null
  used_at: Date[] | null
  latest_bid: string | null
  latest_amount: number | null
  latest_at: Date | null
}

// The score is asked inside, so that the bids of somebody without a limit, who may have thousands, are not read at all.
const PEOPLE = `
  select u.id, u.email_verified_at is not null as verified, u.deleted_at is not null as deleted,
    exists (
      select 1 from bans o
      where o.person_id = u.id and o.lifted_at is null and (o.until is null or o.until > (select app.now()))
    ) as banned,
    exists (
      select 1 from blocks x join auctions y on y.seller_id = x.blocker_id where y.id = $2 and x.blocked_id = u.id
    ) as blocked,
    exists (select from auction_guests g where g.auction_id = $2 and g.person_id = u.id) as guest,
    exists (
      with recursive before (id) as (
        select y.republished_from from auctions y where y.id = $2
        union select y.republished_from from auctions y join before e on y.id = e.id
      )
      select from before e join sales w on w.auction_id = e.id
      where w.buyer_id = u.id and w.state = 'cancelada' and w.failed_party = 'buyer'
    ) as defaulted,
    coalesce(r.score, 0)::int as score, n.alias, c.last_word, c.corrected, b.used_auctions, b.used_at,
    l.bid as latest_bid, l.amount_cents::bigint as latest_amount, l.placed_at as latest_at
  from users u
  left join reputation_scores r on r.user_id = u.id
  left join bidder_aliases n on n.auction_id = $2 and n.person_id = u.id
  left join lateral (
    select bool_or(k.auction_id = $2) as last_word, array_agg(k.placed_at) as corrected
    from accepted_bids k where k.person_id = u.id and k.corrects is not null
  ) c on true
  left join lateral (
    select array_agg(k.auction_id) as used_auctions, array_agg(k.placed_at) as used_at
    from accepted_bids k
    where coalesce(r.score, 0) <= $3 and k.person_id = u.id and k.outcome <> 'raised' and k.withdrawn_at is null
      and k.placed_at > (select app.now()) - $4 * interval '1 millisecond'
  ) b on true
  left join lateral (
    select k.bid, k.amount_cents, k.placed_at from accepted_bids k
    where k.auction_id = $2 and k.person_id = u.id and k.withdrawn_at is null and k.voided_at is null
    order by k.position desc limit 1
  ) l on true
  where u.id = any($1::int[])`

/** The facts about each of some people on one auction, by person. */
export async function findPeople(
  tx: SqlExecutor,
  people: readonly number[],
  auctionId: number,
): Promise<Map<number, PersonFacts>> {
  const rows = await rowsOf<PersonRow>(tx, PEOPLE, [people, auctionId, LIMITED_TO_SCORE, LONGEST_WINDOW_MS])
  return new Map(rows.map((row) => [row.id, personFacts(row)]))
}

function personFacts(row: PersonRow): PersonFacts {
  const { latest_bid, latest_amount, latest_at } = row
  const usedAt = row.used_at ?? []
  return {
    id: row.id,
    verified: row.verified,
    deleted: row.deleted,
    banned: row.banned,
    blockedBySeller: row.blocked,
    guest: row.guest,
    defaulted: row.defaulted,
    score: row.score,
    alias: row.alias,
    lastWord: row.last_word ?? false,
    correctedAt: (row.corrected ?? []).map((at) => at.getTime()),
    uses: (row.used_auctions ?? []).map((auctionId, index) => ({
      auctionId,
      at: usedAt[index]?.getTime() ?? 0,
    })),
    latest:
      latest_bid === null || latest_amount === null || latest_at === null
        ? null
        : { bidId: latest_bid, amountCents: latest_amount, at: latest_at.getTime() },
  }
}

interface RecordedRow {
  person_id: number
  bid: string
  auction_id: number
  amount_cents: number
  outcome: RecordedBid['outcome']
  price_cents: number
  seq: number
  end_at: Date
  placed_at: Date
  corrects: string | null
}

const RECORDED = `
  select b.person_id, b.bid, b.auction_id, b.amount_cents, b.outcome, b.price_cents, b.seq, b.end_at, b.placed_at,
    b.corrects
  from unnest($1::int[], $2::uuid[]) as k (person_id, bid)
  join accepted_bids b on b.person_id = k.person_id and b.bid = k.bid`

/** Which of these bids were accepted before, over all auctions. */
export async function findRecorded(
  tx: SqlExecutor,
  keys: readonly { readonly personId: number; readonly bidId: string }[],
): Promise<RecordedBid[]> {
  const values = [keys.map((key) => key.personId), keys.map((key) => key.bidId)]
  const rows = await rowsOf<RecordedRow>(tx, RECORDED, values)
  return rows.map((row) => ({
    personId: row.person_id,
    bidId: row.bid,
    auctionId: row.auction_id,
    amountCents: row.amount_cents,
    outcome: row.outcome,
    priceCents: row.price_cents,
    seq: row.seq,
    endAt: row.end_at.getTime(),
    placedAt: row.placed_at.getTime(),
    corrects: row.corrects,
  }))
}

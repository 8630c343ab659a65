import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { auctionsOf, type PersonList } from './person-lists.store.ts'

/** Approved and not ended; waiting for an administrator or rejected; ended or cancelled. */
export type OwnState = 'active' | 'pending' | 'finished'

// As the one state that every reader shows, by the clock and not by what was settled.
const IN: Record<OwnState, string> = {
  active: `a.cancelled_at is null and a.approval = 'approved' and a.end_at > (select app.now())`,
  pending: `a.cancelled_at is null and a.approval <> 'approved'`,
  finished: `(a.cancelled_at is not null or a.approval = 'approved' and a.end_at <= (select app.now()))`,
}

export interface OwnWish {
  readonly state: OwnState | undefined
  /** Each must stand in the title; without accents and capitals. */
  readonly words: readonly string[]
}

/** A person's own auctions, those in one state or all, whose titles have these words. */
export function ownAuctions(personId: number, { state, words }: OwnWish): PersonList {
  const { where, order } = auctionsOf(personId)
  const inState = state === undefined ? sql.raw('true') : sql.raw(IN[state])
  const titled = sql`not exists (select from unnest(${words}::text[]) as w (word)
    where position(w.word in app.city_key(a.title)) = 0)`
  return { where: sql<SqlBool>`${where} and ${inState} and ${titled}`, order }
}

type OwnCounts = Record<OwnState | 'featured', number>

/** How many auctions a person has in each state, and how many are featured now. */
export async function countOwnAuctions(db: Db, personId: number): Promise<OwnCounts> {
  const parts = { ...IN, featured: `a.featured_at is not null and ${IN.active}` }
  const counted = sql.raw(
    Object.entries(parts)
      .map(([name, where]) => `count(*) filter (where ${where}) as ${name}`)
      .join(', '),
  )
  const query = sql<OwnCounts>`select ${counted} from auctions a where ${auctionsOf(personId).where}`
  return (await query.execute(db)).rows[0] ?? { active: 0, pending: 0, finished: 0, featured: 0 }
}

export interface OwnFacts {
  readonly id: number
  /** Whether anybody's bid was ever accepted. */
  readonly has_bids: boolean
  /** Whether there is a sale that did not fall through. */
  readonly has_sale: boolean
  readonly republished_as: number | null
  /** Why an administrator rejected it. */
  readonly rejection: string | null
}

/** What decides what may be done with each of these auctions. */
export async function findOwnFacts(db: Db, ids: readonly number[]): Promise<Map<number, OwnFacts>> {
  const query = sql<OwnFacts>`
    select a.id, a.republished_as, case when a.approval = 'rejected' then a.reject_reason end as rejection,
      exists (select from accepted_bids b where b.auction_id = a.id) as has_bids,
      exists (select from sales w where w.auction_id = a.id and w.state <> 'cancelada') as has_sale
    from auctions a where a.id = any(${ids}::int[])`
  return new Map((await query.execute(db)).rows.map((row) => [row.id, row]))
}

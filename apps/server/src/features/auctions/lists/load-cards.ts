import type { AuctionCard } from '@martillo/contract/auctions'
import { CompiledQuery, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { prepared } from '../../../platform/prepared.ts'
import { toCard } from '../auctions.view.ts'
import { type CardRow, listed, selectCards } from '../cards.store.ts'

export interface LoadedCards {
  readonly cards: AuctionCard[]
  /** The next instant at which one of them starts or ends, in epoch milliseconds; `Infinity` when none will. */
  readonly changesAt: number
}

/** The next instant after `now` at which one of these starts or ends, in epoch milliseconds; `Infinity` when none will. */
export function nextChange(rows: readonly Pick<CardRow, 'start_at' | 'end_at'>[], now: Date): number {
  const instants = rows.flatMap(({ start_at, end_at }) => [start_at.getTime(), end_at.getTime()])
  return Math.min(...instants.filter((at) => at > now.getTime()))
}

let made: CompiledQuery | undefined

/** The rows of these auctions as far as anybody may see them, in any order. */
async function findRows(db: Db, ids: readonly number[], now: Date): Promise<CardRow[]> {
  // Making the statement takes longer than running it. Instant and numbers are marked by values that nothing else has.
  made ??= selectCards(db, NOW)
    .modifyFront(prepared)
    .where(sql<SqlBool>`a.id = any(${IDS}::int[])`)
    .where(listed)
    .compile()
  const values = made.parameters.map((value) => (value === NOW ? now : value === IDS ? ids : value))
  return (await db.executeQuery<CardRow>(CompiledQuery.raw(made.sql, values))).rows
}

const NOW = new Date(0)
const IDS: readonly number[] = []

/** The cards of these auctions in the order given, as they are at `now`; what has been hidden meanwhile is left out. */
export async function loadCards(db: Db, ids: readonly number[], now: Date): Promise<LoadedCards> {
  if (ids.length === 0) return { cards: [], changesAt: Number.POSITIVE_INFINITY }
  const rows = await findRows(db, ids, now)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  return { cards: found.map(toCard), changesAt: nextChange(found, now) }
}

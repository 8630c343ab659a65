import { CompiledQuery, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import { prepared } from '../../platform/prepared.ts'
import { selectCards } from './cards.store.ts'

interface ClarificationRow {
  readonly text: string
  /** ISO, with the database's offset. */
  readonly at: string
}

const clarifications = sql<ClarificationRow[]>`(
  select coalesce(json_agg(json_build_object('text', k.text, 'at', k.at) order by k.id), '[]')
  from clarifications k where k.auction_id = a.id)`

/** An auction that this one was published again as, or from; deleted ones are no longer there to lead to. */
interface LinkedRow {
  readonly id: number
  /** Everybody may see it. */
  readonly open: boolean
}

const linked = sql<LinkedRow[]>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'open', n.approval = 'approved' and not n.is_private)), '[]')
  from auctions n where n.id = any (array[a.republished_as, a.republished_from]) and n.deleted_at is null)`

function selectDetail(db: Db | Tx) {
  return selectCards(db)
    .modifyFront(prepared)
    .select([
      'a.description',
      'a.warranty',
      'a.warranty_day',
      'a.delivery_options',
      'a.delivery_description',
      'a.published_at',
      'a.republished_as',
      'a.republished_from',
      'a.reject_reason',
      'c.slug as category_slug',
      's.slug as subcategory_slug',
      clarifications.as('clarifications'),
      linked.as('linked'),
    ])
}

export type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['execute']>>[number]

let made: CompiledQuery | undefined

/** Nothing for a number that is none and for a deleted auction. */
export async function getDetailRow(db: Db | Tx, id: number): Promise<DetailRow | undefined> {
  // Making the statement takes longer than running it. The number is the last of its values.
  made ??= selectDetail(db).where('a.deleted_at', 'is', null).where('a.id', '=', id).compile()
  const values = [...made.parameters.slice(0, -1), id]
  const { rows } = await db.executeQuery<DetailRow>(CompiledQuery.raw(made.sql, values))
  return rows[0]
}

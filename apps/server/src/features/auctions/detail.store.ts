import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import { prepared } from '../../platform/prepared.ts'
import { selectStoredCards, statementNow } from './cards.store.ts'

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

/** What is stored of auctions `a` and not deleted, as the one table `d`: only then what makes a row's version is read once. */
function selectStored(db: Db | Tx, chosen: RawBuilder<SqlBool>) {
  return db.selectFrom(
    selectStoredCards(db)
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
      .where('a.deleted_at', 'is', null)
      .where(chosen)
      .modifyEnd(sql`offset 0`)
      .as('d'),
  )
}

/** Another one as soon as anything of what is stored has changed. */
const version = sql<string>`hashtextextended(d::text, 0)::text`.as('version')

function selectDetail(db: Db | Tx) {
  return selectStored(db, sql`a.id = ${ID}`)
    .modifyFront(prepared)
    .selectAll('d')
    .select([statementNow.as('now'), version])
}

export type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['execute']>>[number]

// Making a statement takes longer than running it. What it is asked for is marked by values that nothing else has.
const ID = -1
const IDS: readonly number[] = []
let madeDetail: CompiledQuery | undefined
let madeVersions: CompiledQuery | undefined

/** Nothing for a number that is none and for a deleted auction. */
export async function getDetailRow(db: Db | Tx, id: number): Promise<DetailRow | undefined> {
  madeDetail ??= selectDetail(db).compile()
  const values = madeDetail.parameters.map((value) => (value === ID ? id : value))
  const { rows } = await db.executeQuery<DetailRow>(CompiledQuery.raw(madeDetail.sql, values))
  return rows[0]
}

/** The versions of these auctions by their number; deleted ones have none. */
export async function findVersions(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  madeVersions ??= selectStored(db, sql`a.id = any(${IDS}::int[])`)
    .modifyFront(prepared)
    .select(['d.id', version])
    .compile()
  const values = madeVersions.parameters.map((value) => (value === IDS ? ids : value))
  const { rows } = await db.executeQuery<Pick<DetailRow, 'id' | 'version'>>(
    CompiledQuery.raw(madeVersions.sql, values),
  )
  return new Map(rows.map((row) => [row.id, row.version]))
}

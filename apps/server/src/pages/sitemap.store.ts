import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A part holds the auctions of so many numbers: fewer addresses than the 50,000 that a sitemap may have. */
export const NUMBERS_PER_PART = 10_000

const open = sql<SqlBool>`a.approval = 'approved' and not a.is_private and a.cancelled_at is null and a.deleted_at is null`

/** The parts, from 1, that hold at least one auction for everybody. Looks at one row of each, not at all of them. */
export async function findParts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part + 1 as part
    from generate_series(0, (select (max(id) - 1) / ${NUMBERS_PER_PART}::int from auctions)) as part
    where exists (
      select from auctions a
      where a.id > part * ${NUMBERS_PER_PART}::int and a.id <= (part + 1) * ${NUMBERS_PER_PART}::int and ${open}
    )
    order by part`.execute(db)
  return rows.map(({ part }) => part)
}

/** The auctions of a part, with when what they show last changed: published, bid on, or over. */
export async function findAuctionsOf(db: Db, part: number): Promise<{ id: number; changedAt: Date }[]> {
  const { rows } = await sql<{ id: number; changed_at: Date }>`
    select a.id, greatest(a.published_at, r.at, case when a.end_at <= n.now then a.end_at end) as changed_at
    from (select app.now() as now) n
    cross join auctions a
    left join standings t on t.auction_id = a.id
    left join bid_rows r on r.auction_id = a.id and r.row = t.rows
    where a.id > ${(part - 1) * NUMBERS_PER_PART}::int and a.id <= ${part * NUMBERS_PER_PART}::int and ${open}
    order by a.id`.execute(db)
  return rows.map(({ id, changed_at }) => ({ id, changedAt: changed_at }))
}

/** The paths of categories and subcategories. */
export async function findCategoryPaths(db: Db): Promise<string[]> {
  const categories = await db.selectFrom('categories').select(['id', 'slug']).orderBy('position').execute()
  const subcategories = await db
    .selectFrom('subcategories')
    .select(['category_id', 'slug'])
    .orderBy('position')
    .execute()
  return categories.flatMap((category) => {
    const path = `/categorias/${encodeURIComponent(category.slug)}`
    const below = subcategories.filter((one) => one.category_id === category.id)
    return [path, ...below.map(({ slug }) => `${path}/subcategoria/${encodeURIComponent(slug)}`)]
  })
}

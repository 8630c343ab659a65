import type { DraftTexts } from '@martillo/contract/drafts'
import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** Whose draft and which: identifiers are each person's own. */
export interface DraftName {
  readonly ownerId: number
  readonly draft: string
}

export interface DraftRow {
  readonly id: string
  readonly texts: unknown
  readonly version: number
  readonly saved_at: Date
  readonly published_as: number | null
}

export interface PhotoRow {
  readonly id: string
  readonly key: string
}

/** The row, published or not. */
export function findDraft(db: Db | Tx, { ownerId, draft }: DraftName): Promise<DraftRow | undefined> {
  return db
    .selectFrom('drafts')
    .select(['id', 'texts', 'version', 'saved_at', 'published_as'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .executeTakeFirst()
}

/** Whether each of these words, without accents and capitals, stands in a draft's title. */
function titled(words: readonly string[]) {
  return sql<SqlBool>`not exists (select from unnest(${words}::text[]) as w (word)
    where position(w.word in app.city_key(coalesce(d.texts ->> 'title', ''))) = 0)`
}

/** How many a person is writing, or how many of them have these words in their titles. */
export async function countDrafts(
  db: Db | Tx,
  ownerId: number,
  words: readonly string[] = [],
): Promise<number> {
  const { total } = await db
    .selectFrom('drafts as d')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('d.owner_id', '=', ownerId)
    .where('d.published_as', 'is', null)
    .where(titled(words))
    .executeTakeFirstOrThrow()
  return total
}

export async function insertDraft(tx: Tx, { ownerId, draft }: DraftName, texts: DraftTexts): Promise<void> {
  await tx
    .insertInto('drafts')
    .values({ owner_id: ownerId, id: draft, texts: JSON.stringify(texts) })
    .execute()
}

/** Saves the texts as the next version. */
export async function updateDraft(tx: Tx, { ownerId, draft }: DraftName, texts: DraftTexts): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({
      texts: JSON.stringify(texts),
      version: sql<number>`version + 1`,
      saved_at: sql<Date>`app.now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .execute()
}

/** Keeps a draft from growing old when only its photos change. */
export async function touchDraft(tx: Tx, { ownerId, draft }: DraftName): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ saved_at: sql<Date>`app.now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .execute()
}

/** Takes a draft with its photos' places away; whether there was one that is not published. */
export async function removeDraft(tx: Tx, { ownerId, draft }: DraftName): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('drafts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .where('published_as', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes a draft away if nobody touched it for that long; whether it was so. */
export async function removeAbandoned(tx: Tx, { ownerId, draft }: DraftName, days: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('drafts')
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .where(sql<SqlBool>`saved_at < app.now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** From now on the draft stands for this auction, which shows its photos. */
export async function setPublished(tx: Tx, { ownerId, draft }: DraftName, auctionId: number): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ published_as: auctionId, texts: '{}', saved_at: sql<Date>`app.now()` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', draft)
    .execute()
  await tx.deleteFrom('draft_photos').where('owner_id', '=', ownerId).where('draft_id', '=', draft).execute()
}

export interface DraftCardRow {
  readonly id: string
  readonly title: string
  readonly key: string | null
  readonly saved_at: Date
}

interface DraftSlice {
  readonly page: number
  readonly limit: number
  /** Each must stand in the title. */
  readonly words: readonly string[]
}

/** Those that are being written, the last saved first. */
export async function listDraftCards(
  db: Db,
  ownerId: number,
  { page, limit, words }: DraftSlice,
): Promise<DraftCardRow[]> {
  const { rows } = await sql<DraftCardRow>`
    select d.id, coalesce(d.texts ->> 'title', '') as title, d.saved_at,
      (select p.key from draft_photos p where p.owner_id = d.owner_id and p.draft_id = d.id
       order by p.position limit 1) as key
    from drafts d where d.owner_id = ${ownerId} and d.published_as is null and ${titled(words)}
    order by d.saved_at desc, d.id limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

/** Drafts that nobody touched for that long, the oldest first; published ones are no longer asked for by then. */
export function findAbandoned(db: Db, days: number, limit: number) {
  return (
    db
      .selectFrom('drafts')
      .select(['owner_id', 'id'])
      // As a sub-select the clock is read once, and the index serves.
      .where(sql<SqlBool>`saved_at < (select app.now()) - make_interval(days => ${days})`)
      .orderBy('saved_at')
      .limit(limit)
      .execute()
  )
}

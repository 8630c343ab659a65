import type { Editable } from '@martillo/domain/auctions/judge-edit'
import { CONDITIONS, DELIVERY_OPTIONS, WARRANTIES } from '@martillo/domain/auctions/publication'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** An auction as its seller finds it, whole; nothing when it is not there, deleted or somebody else's. */
export async function findOwnAuction(db: Db | Tx, auctionId: number, sellerId: number) {
  const row = await db
    .selectFrom('auctions as a')
    .selectAll()
    .select(sql<boolean>`exists (select from accepted_bids b where b.auction_id = a.id)`.as('has_bids'))
    .select(
      sql<boolean>`exists (select from sales w where w.auction_id = a.id and w.state <> 'cancelada')`.as(
        'has_sale',
      ),
    )
    .select(sql<Date>`app.now()`.as('now'))
    .where('a.id', '=', auctionId)
    .where('a.seller_id', '=', sellerId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst()
  return row
}

export type OwnAuction = NonNullable<Awaited<ReturnType<typeof findOwnAuction>>>

function known<T extends string>(values: readonly T[], stored: string): T {
  const value = values.find((one) => one === stored)
  if (value === undefined) throw new Error(`an auction with the unknown choice ${stored}`)
  return value
}

/** What of it may be changed. */
export function editableOf(row: OwnAuction): Editable {
  return {
    title: row.title,
    description: row.description,
    startAt: row.start_at.getTime(),
    endAt: row.end_at.getTime(),
    minIncrementCents: row.increment_cents,
    basePriceCents: row.base_price_cents,
    condition: known(CONDITIONS, row.condition),
    warranty: known(WARRANTIES, row.warranty),
    warrantyTime: row.warranty_day,
    deliveryOptions: DELIVERY_OPTIONS.filter((option) => row.delivery_options.includes(option)),
    deliveryDescription: row.delivery_description,
    subcategoryId: row.subcategory_id,
    province: row.province,
    city: row.city,
    photos: row.photos,
  }
}

interface Saved {
  readonly edited: Editable
  readonly tint: string | undefined
  /** It waits for an administrator from now on: since when, if it ran before. */
  readonly waits: { readonly since: Date | null } | undefined
}

/** Writes an auction that the caller has locked. A moved end is what its seller chose, not an extension. */
export async function saveEdited(tx: Tx, auctionId: number, { edited, tint, waits }: Saved): Promise<void> {
  const end = new Date(edited.endAt)
  await tx
    .updateTable('auctions')
    .set({
      title: edited.title,
      description: edited.description,
      start_at: new Date(edited.startAt),
      original_end_at: sql<Date>`case when end_at = ${end} then original_end_at else ${end} end`,
      end_at: end,
      increment_cents: edited.minIncrementCents,
      base_price_cents: edited.basePriceCents,
      condition: edited.condition,
      warranty: edited.warranty,
      warranty_day: edited.warrantyTime,
      delivery_options: edited.deliveryOptions,
      delivery_description: edited.deliveryDescription,
      subcategory_id: edited.subcategoryId,
      province: edited.province,
      city: edited.city,
      photos: [...edited.photos],
      ...(tint === undefined ? {} : { tint }),
      ...(waits ? { approval: 'pending', reject_reason: null, waiting_since: waits.since } : {}),
    })
    .where('id', '=', auctionId)
    .execute()
}

/** The main tint of a picture. */
export async function tintOf(db: Db | Tx, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('images').select('tint').where('key', '=', key).executeTakeFirst()
  return row?.tint
}

/** Of these pictures those that a draft of the person holds; lock them before. */
export async function findDrafted(tx: Tx, ownerId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .selectFrom('draft_photos')
    .select('key')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('key', 'in', [...keys])
    .execute()
  return rows.map(({ key }) => key)
}

/** Marks an auction that the caller has locked as deleted; what it was a republication of may be published again. */
export async function markDeleted(tx: Tx, auctionId: number): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ deleted_at: sql<Date>`app.now()`, featured_at: null })
    .where('id', '=', auctionId)
    .execute()
  await tx
    .updateTable('auctions')
    .set({ republished_as: null })
    .where('republished_as', '=', auctionId)
    .execute()
}

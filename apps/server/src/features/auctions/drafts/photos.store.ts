import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { DraftName, PhotoRow } from './drafts.store.ts'

/** The photos of a draft in their order. */
export async function findPhotos(db: Db | Tx, { ownerId, draft }: DraftName): Promise<PhotoRow[]> {
  return db
    .selectFrom('draft_photos')
    .select(['id', 'key'])
    .where('owner_id', '=', ownerId)
    .where('draft_id', '=', draft)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Puts a photo at the end. */
export async function insertPhoto(tx: Tx, { ownerId, draft }: DraftName, photo: PhotoRow): Promise<void> {
  await sql`
    insert into draft_photos (owner_id, draft_id, id, key, position)
    select ${ownerId}, ${draft}::uuid, ${photo.id}::uuid, ${photo.key}, coalesce(max(position), 0) + 1
    from draft_photos where owner_id = ${ownerId} and draft_id = ${draft}::uuid`.execute(tx)
}

/** The key of the photo that was taken out; nothing when it was not there. */
export async function removePhoto(
  tx: Tx,
  { ownerId, draft }: DraftName,
  photo: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('draft_photos')
    .where('owner_id', '=', ownerId)
    .where('draft_id', '=', draft)
    .where('id', '=', photo)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** Numbers the photos of a draft anew, in the order of these identifiers. */
export async function orderPhotos(
  tx: Tx,
  { ownerId, draft }: DraftName,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update draft_photos p set position = o.position
    from unnest(${ids}::uuid[]) with ordinality as o (id, position)
    where p.owner_id = ${ownerId} and p.draft_id = ${draft}::uuid and p.id = o.id`.execute(tx)
}

/** What a person's drafts keep in pictures; one that two drafts show counts twice. */
export async function measurePhotos(db: Db | Tx, ownerId: number): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(i.bytes), 0)::float8 as bytes
    from draft_photos p left join images i on i.key = p.key where p.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** Which of these pictures of a person neither a draft nor an auction of theirs shows. */
export async function findUnshown(db: Db | Tx, ownerId: number, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) as k (key)
    where not exists (select from draft_photos p where p.owner_id = ${ownerId} and p.key = k.key)
      and not exists (
        select from auctions a where a.seller_id = ${ownerId} and a.deleted_at is null and k.key = any (a.photos))`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

export interface OwnedPicture {
  readonly owner_id: number
  readonly key: string
}

/** Pictures made for auctions more than a day ago that nothing shows. */
export async function findOrphans(db: Db, limit: number): Promise<OwnedPicture[]> {
  const { rows } = await sql<OwnedPicture>`
    select i.owner_id, i.key from images i
    where i.purpose = 'auction' and i.owner_id is not null and i.created_at < app.now() - interval '1 day'
      and not exists (select from draft_photos p where p.owner_id = i.owner_id and p.key = i.key)
      and not exists (
        select from (select unnest(photos) as key from auctions where deleted_at is null) shown
        where shown.key = i.key)
    order by i.created_at limit ${limit}`.execute(db)
  return rows
}

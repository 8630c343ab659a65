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

export interface SweptPicture extends OwnedPicture {
  /** Whether a draft or an auction of its owner shows it. */
  readonly shown: boolean
}

/**
 * Pictures made for auctions more than a day ago, behind this one in the order of owners and keys. Owner by owner, so that
 * a statement looks at few people's auctions and takes as long however many there are.
 */
export async function findOldPictures(db: Db, after: OwnedPicture, limit: number): Promise<SweptPicture[]> {
  const { rows } = await sql<SweptPicture>`
    with old as materialized (
      select i.owner_id, i.key from images i
      where i.owner_id >= ${after.owner_id} and (i.owner_id, i.key) > (${after.owner_id}, ${after.key})
        and i.purpose = 'auction' and i.created_at < (select app.now()) - interval '1 day'
      order by i.owner_id, i.key limit ${limit}
    ), shown as (
      select a.seller_id as owner_id, unnest(a.photos) as key from auctions a
      where a.deleted_at is null and a.seller_id in (select owner_id from old)
      union all
      select p.owner_id, p.key from draft_photos p where p.owner_id in (select owner_id from old)
    )
    select s.owner_id, s.key, (s.owner_id, s.key) in (select owner_id, key from shown) as shown
    from old s order by s.owner_id, s.key`.execute(db)
  return rows
}

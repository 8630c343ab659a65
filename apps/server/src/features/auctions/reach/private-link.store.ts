import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { hashToken, newSecretToken } from '../../accounts/public.ts'

export interface StoredLink {
  /** Nothing once the link is void. */
  readonly secret: string | null
  readonly guests: number
}

/** The link of a private auction and how many came in by it; nothing when it is not private. */
export async function findLink(db: Db | Tx, auctionId: number): Promise<StoredLink | undefined> {
  const query = sql<StoredLink>`
    select secret, (select count(*) from auction_guests g where g.auction_id = p.auction_id) as guests
    from private_links p where p.auction_id = ${auctionId}`
  return (await query.execute(db)).rows[0]
}

/** Gives a private auction a new link in the place of any before it. */
export async function makeLink(tx: Tx, auctionId: number): Promise<void> {
  const secret = newSecretToken()
  await tx
    .insertInto('private_links')
    .values({ auction_id: auctionId, secret })
    .onConflict((conflict) => conflict.column('auction_id').doUpdateSet({ secret, made_at: sql`app.now()` }))
    .execute()
}

/** Makes the link of an auction that the caller has locked void, and takes its guests out but for those who bid. */
export async function voidLink(tx: Tx, auctionId: number): Promise<void> {
  await tx.updateTable('private_links').set({ secret: null }).where('auction_id', '=', auctionId).execute()
  await sql`
    delete from auction_guests g where g.auction_id = ${auctionId} and not exists (
      select from accepted_bids b where b.auction_id = g.auction_id and b.person_id = g.person_id)`.execute(
    tx,
  )
}

/**
 * Whether this is the secret of the auction's link, compared in a time that tells nothing of it. The link stays as it is
 * until the end of the transaction.
 */
export async function opensLink(tx: Tx, auctionId: number, secret: string): Promise<boolean> {
  const link = await tx
    .selectFrom('private_links')
    .select('secret')
    .where('auction_id', '=', auctionId)
    .forShare()
    .executeTakeFirst()
  const known = hashToken(link?.secret ?? newSecretToken())
  return timingSafeEqual(known, hashToken(secret))
}

export async function addGuest(tx: Tx, auctionId: number, personId: number): Promise<void> {
  await tx
    .insertInto('auction_guests')
    .values({ auction_id: auctionId, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

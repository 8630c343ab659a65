import type { PrivateLink } from '@martillo/contract/reach'
import type { Db, Tx } from '../../../platform/database.ts'
import { notFound, refused } from '../../../platform/http/failure.ts'
import type { Live } from '../../../platform/live/live.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { lockAuction } from '../auctions.store.ts'
import { requireOwnAuction } from './own-auction.store.ts'
import { findLink, makeLink, voidLink } from './private-link.store.ts'

interface Context {
  readonly db: Db
  readonly publicUrl: string
  readonly live: Pick<Live, 'openAnew'>
}

interface Own {
  readonly auctionId: number
  readonly sellerId: number
}

async function requirePrivate(db: Db | Tx, { auctionId, sellerId }: Own): Promise<void> {
  const { isPrivate } = await requireOwnAuction(db, auctionId, sellerId)
  if (!isPrivate) throw refused('not_private')
}

async function showLink(db: Db | Tx, publicUrl: string, auctionId: number): Promise<PrivateLink> {
  const { secret = null, guests = 0 } = (await findLink(db, auctionId)) ?? {}
  const path = secret && `/subasta/${auctionId}?clave=${secret}`
  return { clave: secret, path, url: path && new URL(path, publicUrl).href, guests }
}

/** The link of one's own private auction; 422 `not_private` for another of one's own, else 404. */
export async function getPrivateLink(
  { db, publicUrl }: Omit<Context, 'live'>,
  own: Own,
): Promise<PrivateLink> {
  await requirePrivate(db, own)
  return showLink(db, publicUrl, own.auctionId)
}

/**
 * Makes the link void: it opens nothing any more, and whoever came in by it and did not bid is out, of the live room too.
 * The auction is locked as for bids, so that a bid under way was either placed by a guest, who stays, or finds none.
 */
export function voidPrivateLink(context: Context, own: Own): Promise<PrivateLink> {
  return replaceLink(context, own, async () => undefined)
}

/** Makes a new link. The one before it, if any, is void with all that this means. */
export function makePrivateLink(context: Context, own: Own): Promise<PrivateLink> {
  return replaceLink(context, own, (tx) => makeLink(tx, own.auctionId))
}

async function replaceLink({ db, live, publicUrl }: Context, own: Own, by: (tx: Tx) => Promise<void>) {
  const { auctionId } = own
  const link = await inTransaction(db, async (tx) => {
    if (!(await lockAuction(tx, auctionId))) throw notFound('No encontramos esa subasta.')
    await requirePrivate(tx, own)
    await voidLink(tx, auctionId)
    await by(tx)
    return showLink(tx, publicUrl, auctionId)
  })
  live.openAnew(auctionId)
  return link
}

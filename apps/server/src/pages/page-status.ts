import type { Hooks } from '../platform/hooks.ts'
import { screenAt } from './screens.ts'

/** The preview of a draft stands among the auctions and is none. */
const AUCTION = /^\/subasta\/(?!vista-previa\/?$)([^/]+)\/?$/
const ID = /^[1-9]\d{0,9}$/
const HIGHEST_ID = 2_147_483_647

type Auctions = Pick<Hooks, 'mayWatch' | 'isRemoved'>

/** The auction that a page is about; nothing when it is about none, NaN when its number is none. */
export function auctionOf(path: string): number | undefined {
  const [, text] = AUCTION.exec(path) ?? []
  if (text === undefined) return undefined
  return ID.test(text) && Number(text) <= HIGHEST_ID ? Number(text) : Number.NaN
}

/** Of a page that shows nothing: 410 when an auction was there once for everybody, else 404. */
export async function missingStatus(
  path: string,
  { isRemoved }: Pick<Hooks, 'isRemoved'>,
): Promise<404 | 410> {
  const auction = auctionOf(path)
  return auction && (await isRemoved(auction)) ? 410 : 404
}

/**
 * The status of a page that nobody draws here, for somebody without a session: 404 where there is no screen, and for an
 * auction that a visitor may not see.
 */
export async function pageStatus(path: string, auctions: Auctions): Promise<200 | 404 | 410> {
  if (screenAt(path) === undefined) return 404
  const auction = auctionOf(path)
  if (auction === undefined) return 200
  const maySee = !Number.isNaN(auction) && (await auctions.mayWatch(auction, undefined))
  return maySee ? 200 : missingStatus(path, auctions)
}

import type { Hooks } from '../platform/hooks.ts'
import { hasScreen } from './screens.ts'

const AUCTION = /^\/subasta\/([^/]+)\/?$/
const ID = /^[1-9]\d{0,9}$/

/**
 * The status of a page for somebody without a session: 404 where there is no screen, and for an auction that
 * a visitor may not see; the client asks for that one again with its session.
 */
export async function pageStatus(path: string, mayWatch: Hooks['mayWatch']): Promise<200 | 404> {
  if (!hasScreen(path)) return 404
  const [, auction] = AUCTION.exec(path) ?? []
  if (auction === undefined) return 200
  const id = ID.test(auction) ? Number(auction) : Number.POSITIVE_INFINITY
  return id <= 2_147_483_647 && (await mayWatch(id, undefined)) ? 200 : 404
}

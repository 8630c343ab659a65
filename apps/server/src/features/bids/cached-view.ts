import type { AuctionWithoutViewer } from './bids-context.ts'

const KEPT_MS = 1_000
const ENTRIES_BEFORE_SWEEP = 500

/**
 * Keeps what an auction's page says for a second, so that a thousand replies a second cost one query. Price, end and
 * everything else that bids move are written over it by the caller. A failure is not kept.
 */
export function cachedView(
  read: (auctionId: number) => Promise<AuctionWithoutViewer>,
  now: () => number = () => performance.now(),
): (auctionId: number) => Promise<AuctionWithoutViewer> {
  const kept = new Map<number, { view: Promise<AuctionWithoutViewer>; until: number }>()

  function sweep(at: number) {
    for (const [id, entry] of kept) if (entry.until <= at) kept.delete(id)
  }

  return (auctionId) => {
    const at = now()
    const known = kept.get(auctionId)
    if (known && known.until > at) return known.view
    if (kept.size >= ENTRIES_BEFORE_SWEEP) sweep(at)
    const view = read(auctionId)
    kept.set(auctionId, { view, until: at + KEPT_MS })
    view.catch(() => kept.delete(auctionId))
    return view
  }
}

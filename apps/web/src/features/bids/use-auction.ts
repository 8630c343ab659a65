import type { Auction } from '@martillo/contract/auctions'
import type { LiveEventName, LiveEvents } from '@martillo/contract/live-events'
import { useEffect, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useAuctionLive } from '../../lib/use-live.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { afterEvent } from './after-event.ts'
import { isOutdated } from './is-outdated.ts'

const REREAD_MS = 2_000

/**
 * One auction, read over HTTP and kept fresh by live events. An event that continues what is known is folded in;
 * one that shows that something was missed makes it read again, and so does the clock where it tells more than events.
 */
export function useAuction(id: number) {
  const { data, error, mutate } = useCall(keyOf('GET /auctions/:id', { params: { id } }))
  const [extendedAtMs, setExtendedAtMs] = useState<number | null>(null)

  function onEvent<K extends LiveEventName>(name: K, event: LiveEvents[K]): void {
    if (name === 'auction.extended') setExtendedAtMs(serverNow())
    if (!data) return
    const next = afterEvent(data, name, event)
    if (next === 'reread') void mutate()
    else if (next !== data) void mutate(next, { revalidate: false })
  }

  const nowMs = useServerNow()
  const outdated = data !== undefined && isOutdated(data, nowMs)
  useEffect(() => {
    if (!outdated) return undefined
    void mutate()
    const timer = setInterval(() => void mutate(), REREAD_MS)
    return () => clearInterval(timer)
  }, [outdated, mutate])

  useAuctionLive(data ? id : null, onEvent, () => void mutate())
  return {
    auction: data,
    error,
    reread: () => void mutate(),
    /** Takes what a call of ours answered as the newest state. */
    take: (auction: Auction) => void mutate(auction, { revalidate: false }),
    extendedAtMs,
  }
}

import type { LiveEventName, LiveEvents } from '@martillo/contract/live-events'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { keepLoading } from './late-part.ts'
import { liveState } from './live-state.ts'

type OnEvent = <K extends LiveEventName>(name: K, event: LiveEvents[K]) => void

const AUCTION_EVENTS = [
  'bid.placed',
  'bid.withdrawn',
  'auction.extended',
  'auction.finished',
  'auction.cancelled',
  'standing.changed',
] as const

type Live = typeof import('./live.ts')

/** Starts something with the live connection, whose code comes after the page. Gives back how to stop. */
function withLive(start: (live: Live) => () => void): () => void {
  let isWanted = true
  let stop: (() => void) | undefined
  void keepLoading(() => import('./live.ts')).then((live) => {
    if (isWanted) stop = start(live)
  })
  return () => {
    isWanted = false
    stop?.()
  }
}

function handlersFor(names: readonly LiveEventName[], onEvent: OnEvent) {
  return Object.fromEntries(
    names.map((name) => [name, (event: LiveEvents[typeof name]) => onEvent(name, event)]),
  )
}

/**
 * Hears everything about one auction while the component lives. `reread` must read the auction again over
 * HTTP; it runs on every connection and return of the tab. Both may change between renders freely.
 */
export function useAuctionLive(auction: number | null, onEvent: OnEvent, reread: () => void): void {
  const hear = useEffectEvent(onEvent)
  const again = useEffectEvent(reread)
  useEffect(() => {
    if (auction === null) return undefined
    return withLive((live) =>
      live.watchAuction(
        auction,
        handlersFor(AUCTION_EVENTS, (name, event) => hear(name, event)),
        () => again(),
      ),
    )
  }, [auction])
}

/** Hears the named events of one's own room while `active`. */
export function useLive(
  active: boolean,
  names: readonly LiveEventName[],
  onEvent: OnEvent,
  reread?: () => void,
): void {
  const hear = useEffectEvent(onEvent)
  const again = useEffectEvent(() => reread?.())
  const list = names.join(' ')
  useEffect(() => {
    if (!active) return undefined
    const wanted = list.split(' ') as LiveEventName[]
    return withLive((live) =>
      live.listenLive(
        handlersFor(wanted, (name, event) => hear(name, event)),
        () => again(),
      ),
    )
  }, [active, list])
}

/** Whether the live connection was lost. What it goes through until it stands draws nothing anew. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    liveState.subscribe,
    () => liveState.read() === 'lost',
    () => false,
  )
}

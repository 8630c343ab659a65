import type { LiveEventName, LiveEvents } from '@martillo/contract/live-events'
import type { Socket } from 'socket.io-client'
import { apiBase } from './api.ts'
import { bearer } from './bearer.ts'
import { measureServerClock, noteServerTime } from './server-clock.ts'

/**
 * The live connection: one socket for the whole page, fetched when somebody first needs it. Delivery is
 * at most once, so every connection and every return of the tab asks the watchers to read again by HTTP.
 * Handlers live in a list here, not on the socket: a reconnection never doubles them.
 */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'lost'

type Handler = (event: never) => void

const handlers = new Map<LiveEventName, Set<Handler>>()
const rereads = new Set<() => void>()
const watched = new Map<number, number>()
const stateListeners = new Set<() => void>()

let state: LiveState = 'idle'
let socket: Socket | undefined
let isOpening = false

function move(next: LiveState): void {
  if (state === next) return
  state = next
  for (const listener of stateListeners) listener()
}

function hear(name: LiveEventName, event: LiveEvents[LiveEventName]): void {
  if ('server_time' in event) noteServerTime(event.server_time)
  for (const handler of handlers.get(name) ?? []) handler(event as never)
}

function rereadAll(): void {
  for (const reread of rereads) reread()
}

function onConnect(): void {
  move('connected')
  for (const auction of watched.keys()) socket?.emit('watch', { auction })
  void measureServerClock()
  rereadAll()
}

// A phone that slept keeps a socket that looks alive; so a return of tab or network reads again anyway.
let hearsReturn = false
function listenForReturn(): void {
  if (hearsReturn) return
  hearsReturn = true
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !socket) return
    if (socket.connected) rereadAll()
    else socket.connect()
  })
  window.addEventListener('online', () => {
    socket?.disconnect().connect()
  })
}

async function open(): Promise<void> {
  const { io } = await import('socket.io-client')
  if (socket) return
  const base = new URL(apiBase(), window.location.href)
  socket = io(base.origin, {
    path: '/api/live',
    transports: ['websocket'],
    withCredentials: true,
    reconnectionDelayMax: 5_000,
    auth: (send) => send({ token: bearer.read() ?? undefined }),
  })
  socket.on('connect', onConnect)
  socket.on('disconnect', () => move('lost'))
  socket.on('connect_error', () => move('lost'))
  socket.onAny((name: LiveEventName, event: LiveEvents[LiveEventName]) => hear(name, event))
  listenForReturn()
}

function ensureOpen(): void {
  if (state === 'idle') move('connecting')
  if (isOpening) return
  isOpening = true
  open().catch(() => {
    isOpening = false
    move('lost')
  })
}

function on<K extends LiveEventName>(name: K, handler: (event: LiveEvents[K]) => void): () => void {
  const set = handlers.get(name) ?? new Set<Handler>()
  handlers.set(name, set)
  const kept: Handler = (event) => handler(event)
  set.add(kept)
  return () => set.delete(kept)
}

type Handlers = { [K in LiveEventName]?: (event: LiveEvents[K]) => void }

function onMany(wanted: Handlers): () => void {
  const offs = (Object.keys(wanted) as LiveEventName[]).map((name) => {
    const handler = wanted[name] as ((event: LiveEvents[LiveEventName]) => void) | undefined
    return handler ? on(name, handler) : () => undefined
  })
  return () => {
    for (const off of offs) off()
  }
}

/**
 * Listens to events that need no room (one's own notifications, standing, the end of the session).
 * `reread` runs on every connection and return. Gives back how to stop.
 */
export function listenLive(wanted: Handlers, reread?: () => void): () => void {
  ensureOpen()
  const off = onMany(wanted)
  if (reread) rereads.add(reread)
  return () => {
    off()
    if (reread) rereads.delete(reread)
  }
}

/** Watches one auction: its room is entered with the first watcher and left with the last one. */
export function watchAuction(auction: number, wanted: Handlers, reread: () => void): () => void {
  const about = Object.fromEntries(
    Object.entries(wanted).map(([name, handler]) => [
      name,
      (event: { auction?: number }) => {
        if (event.auction === auction) (handler as (event: unknown) => void)(event)
      },
    ]),
  ) as Handlers
  const off = listenLive(about, reread)
  const count = watched.get(auction) ?? 0
  watched.set(auction, count + 1)
  if (count === 0 && socket?.connected) socket.emit('watch', { auction })
  return () => {
    off()
    const left = (watched.get(auction) ?? 1) - 1
    if (left > 0) {
      watched.set(auction, left)
      return
    }
    watched.delete(auction)
    if (socket?.connected) socket.emit('unwatch', { auction })
  }
}

/** Leaves and enters again, as the person of the session that now holds (after login and logout). */
export function reconnectLive(): void {
  socket?.disconnect().connect()
}

/** For useSyncExternalStore: whether the live connection stands. */
export const liveState = {
  subscribe(listener: () => void): () => void {
    stateListeners.add(listener)
    return () => stateListeners.delete(listener)
  },
  read: (): LiveState => state,
}

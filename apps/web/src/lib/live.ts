import type { LiveEventName, LiveEvents } from '@martillo/contract/live-events'
import type { Socket } from 'socket.io-client'
import { apiBase } from './api.ts'
import { bearer } from './bearer.ts'
import { keepLoading } from './late-part.ts'
import { liveState } from './live-state.ts'
import { measureServerClock, noteServerTime } from './server-clock.ts'

type Handler = (event: never) => void

const handlers = new Map<LiveEventName, Set<Handler>>()
const rereads = new Set<() => void>()
/** The watched auctions, each with what reads it again for every watcher. */
const watched = new Map<number, Set<() => void>>()

/**
 * The live connection: one socket for the whole page, fetched when somebody first needs it. Delivery is
 * at most once, so every connection and every return of the tab asks the watchers to read again by HTTP.
 * Handlers live in a list here, not on the socket: a reconnection never doubles them.
 */
let socket: Socket | undefined
let isOpening = false

function hear(name: LiveEventName, event: LiveEvents[LiveEventName]): void {
  if ('server_time' in event) noteServerTime(event.server_time)
  for (const handler of handlers.get(name) ?? []) handler(event as never)
}

function rereadAll(): void {
  for (const reread of rereads) reread()
  for (const watchers of watched.values()) for (const reread of watchers) reread()
}

/** Asks for an auction's room. What happened until one is in it is read by HTTP, and not before: it would be missed. */
function enterRoom(auction: number): void {
  socket?.emit('watch', { auction }, () => {
    for (const reread of watched.get(auction) ?? []) reread()
  })
}

function onConnect(): void {
  liveState.move('connected')
  for (const auction of watched.keys()) enterRoom(auction)
  void measureServerClock()
  for (const reread of rereads) reread()
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
    // What is being made was begun with the new network, or fails by itself and is tried again.
    if (!isBeingMade()) socket?.disconnect().connect()
  })
}

/** Cut short now, the browser would call it a failure. */
function isBeingMade(): boolean {
  return socket?.io.engine?.readyState === 'opening'
}

async function open(): Promise<void> {
  const { io } = await keepLoading(() => import('socket.io-client'))
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
  socket.on('disconnect', () => liveState.move('lost'))
  socket.on('connect_error', () => liveState.move('lost'))
  socket.onAny((name: LiveEventName, event: LiveEvents[LiveEventName]) => hear(name, event))
  listenForReturn()
}

function ensureOpen(): void {
  if (liveState.read() === 'idle') liveState.move('connecting')
  if (isOpening) return
  isOpening = true
  void open()
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

/**
 * Watches one auction: its room is entered with the first watcher and left with the last one. `reread` runs each
 * time that the room was entered, and on every return of the tab.
 */
export function watchAuction(auction: number, wanted: Handlers, reread: () => void): () => void {
  const about = Object.fromEntries(
    Object.entries(wanted).map(([name, handler]) => [
      name,
      (event: { auction?: number }) => {
        if (event.auction === auction) (handler as (event: unknown) => void)(event)
      },
    ]),
  ) as Handlers
  const off = listenLive(about)
  const watchers = watched.get(auction) ?? new Set()
  watched.set(auction, watchers)
  // One of its own, should two watchers give the same function.
  const again = () => reread()
  watchers.add(again)
  if (watchers.size === 1 && socket?.connected) enterRoom(auction)
  return () => {
    off()
    watchers.delete(again)
    if (watchers.size > 0) return
    watched.delete(auction)
    if (socket?.connected) socket.emit('unwatch', { auction })
  }
}

/** Leaves and enters again, as the person of the session that now holds (after login and logout). */
export function reconnectLive(): void {
  if (!socket) return
  if (isBeingMade()) socket.off('connect', reconnectLive).once('connect', reconnectLive)
  else socket.disconnect().connect()
}

import { apiBase } from './api.ts'

/**
 * The server's clock as this device knows it. The device's own clock is only used to measure how much
 * time went by: what it says is never shown nor compared. The offset comes from `GET time`, half the
 * round trip taken off, and is measured again on focus, on reconnection and after the device slept.
 */
let offsetMs = 0
let measuredAt = Number.NEGATIVE_INFINITY
let measuring: Promise<void> | undefined

const SLOW_ROUND_TRIP_MS = 1_500
const FRESH_MS = 5_000
const EARLY_MS = 20
const DRAWN_STANDS_MS = 3_000

/** Milliseconds since 1970 by the server's clock. */
export function serverNow(): number {
  return Date.now() + offsetMs
}

async function sample(): Promise<{ offsetMs: number; roundTripMs: number } | undefined> {
  const sent = Date.now()
  const response = await globalThis.fetch(`${apiBase()}/time`, { credentials: 'omit', cache: 'no-store' })
  const received = Date.now()
  if (!response.ok) return undefined
  // Read in any case: a reply that is left unread keeps its connection busy.
  const { now } = (await response.json()) as { now: string }
  const stamp = response.headers.get('X-Server-Time') ?? now
  const server = Date.parse(stamp)
  if (Number.isNaN(server)) return undefined
  const roundTripMs = received - sent
  return { offsetMs: server + roundTripMs / 2 - received, roundTripMs }
}

function setOffset(ms: number): void {
  offsetMs = ms
  measuredAt = Date.now()
  tellOfSetting()
}

async function measure(): Promise<void> {
  try {
    let best = await sample()
    for (let tries = 0; best && best.roundTripMs > SLOW_ROUND_TRIP_MS && tries < 2; tries++) {
      // Further off than a slow answer can be, as a device hours off: that answer is better than none.
      if (Math.abs(best.offsetMs - offsetMs) > best.roundTripMs / 2) setOffset(best.offsetMs)
      const next = await sample()
      if (next && next.roundTripMs < best.roundTripMs) best = next
    }
    if (best) setOffset(best.offsetMs)
  } catch {
    // Without network the last known offset stays; coming back online measures again.
  }
}

/** Asks the server for its time, unless that was done within the last five seconds. */
export function measureServerClock(): Promise<void> {
  if (Math.abs(Date.now() - measuredAt) < FRESH_MS) return Promise.resolve()
  measuring ??= measure().finally(() => {
    measuring = undefined
  })
  return measuring
}

/** Learns from an event's `server_time`: the server's clock is at least there by now. */
export function noteServerTime(iso: string): void {
  const at = Date.parse(iso)
  if (Number.isNaN(at) || at <= serverNow()) return
  offsetMs = at - Date.now()
  tellOfSetting()
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let secondMs = 0
let reading = false
let drawnStands = false

/** The second that runs now; its timer may come a little early. */
function runningSecond(): number {
  const now = serverNow() + EARLY_MS
  return now - (now % 1_000)
}

function tellAll(): void {
  drawnStands = false
  for (const listener of listeners) {
    secondMs = runningSecond()
    listener()
  }
}

/** Within the same second nothing is drawn anew, however often the clock is set; what the server drew waits for the next. */
function tellOfSetting(): void {
  const isSameSecond = drawnStands
    ? Math.abs(serverNow() - secondMs) < DRAWN_STANDS_MS
    : runningSecond() === secondMs
  if (!isSameSecond) tellAll()
  arm()
}

// One timer for the whole page, on the second of the server's clock; none while the tab is hidden.
function arm(): void {
  clearTimeout(timer)
  if (listeners.size === 0 || document.hidden) return
  const due = serverNow() + 1_000 - (serverNow() % 1_000)
  timer = setTimeout(
    () => {
      // A timer this late means that the device slept: its clock may have been set meanwhile.
      if (Math.abs(serverNow() - due) > 5_000) void measureServerClock()
      tellAll()
      arm()
    },
    Math.max(20, due - serverNow()),
  )
}

/** Calls back every second of the server's clock, and at once when the tab is shown again. */
export function onServerSecond(listener: () => void): () => void {
  if (listeners.size === 0 && !drawnStands) secondMs = runningSecond()
  listeners.add(listener)
  if (listeners.size === 1) arm()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The instant of the last tick: the same for everything that is drawn between two ticks. */
export function lastServerSecond(): number {
  if (listeners.size === 0 && !reading && !drawnStands) {
    // Nobody ticks yet: whole seconds, and held while one render reads it twice, also across the turn of a second.
    secondMs = runningSecond()
    reading = true
    queueMicrotask(() => {
      reading = false
    })
  }
  return secondMs
}

/**
 * Starts measuring: now, on focus, when the network is back. Call once, in the browser. What the server drew seconds ago, at
 * `drawnAt` (milliseconds by its clock), stands until the next second turns: being taken over draws nothing anew.
 */
export function startServerClock(drawnAt = Number.NEGATIVE_INFINITY): void {
  if (Math.abs(serverNow() - drawnAt) < DRAWN_STANDS_MS) {
    secondMs = drawnAt
    drawnStands = true
    // Where nothing ticks it would stand for ever.
    setTimeout(() => {
      drawnStands = false
    }, DRAWN_STANDS_MS)
  }
  const again = () => void measureServerClock()
  again()
  window.addEventListener('focus', again)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
      again()
      tellAll()
    }
    arm()
  })
}

import { beforeEach, expect, it, vi } from 'vitest'

const sent: [string, unknown][] = []
/** What the server calls to say that a room was entered. */
const acknowledgements: (() => void)[] = []
const listeners = new Map<string, (event?: unknown) => void>()
let heard: (name: string, event: unknown) => void = () => undefined
const opened = vi.fn()
const onceHeard = new Map<string, () => void>()

const socket = {
  connected: false,
  io: { engine: { readyState: 'opening' } },
  on: (name: string, listener: () => void) => listeners.set(name, listener),
  off: () => socket,
  once: (name: string, listener: () => void) => onceHeard.set(name, listener),
  onAny: (listener: typeof heard) => {
    heard = listener
  },
  emit: (name: string, body: unknown, acknowledge?: () => void) => {
    sent.push([name, body])
    if (acknowledge) acknowledgements.push(acknowledge)
  },
  disconnect: vi.fn(() => socket),
  connect: () => socket,
}

vi.mock('socket.io-client', () => ({
  io: (...given: unknown[]) => {
    opened(...given)
    return socket
  },
}))

async function freshLive() {
  vi.resetModules()
  const live = await import('./live.ts')
  return { ...live, ...(await import('./live-state.ts')) }
}

function connect() {
  socket.connected = true
  socket.io.engine.readyState = 'open'
  listeners.get('connect')?.()
  onceHeard.get('connect')?.()
  onceHeard.clear()
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  sent.length = 0
  acknowledgements.length = 0
  opened.mockClear()
  onceHeard.clear()
  socket.disconnect.mockClear()
  socket.connected = false
  socket.io.engine.readyState = 'opening'
})

it('opens one websocket and watches an auction once for many watchers', async () => {
  const { watchAuction, liveState } = await freshLive()
  const stopFirst = watchAuction(7, {}, () => undefined)
  const stopSecond = watchAuction(7, {}, () => undefined)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(opened.mock.calls[0]?.[1]).toMatchObject({ path: '/api/live', transports: ['websocket'] })

  connect()
  expect(liveState.read()).toBe('connected')
  expect(sent).toEqual([['watch', { auction: 7 }]])
  stopFirst()
  expect(sent).toHaveLength(1)
  stopSecond()
  expect(sent.at(-1)).toEqual(['unwatch', { auction: 7 }])
})

it('enters its rooms on every connection and reads again once inside, and never doubles a handler', async () => {
  const { watchAuction } = await freshLive()
  const reread = vi.fn()
  const placed = vi.fn()
  watchAuction(7, { 'bid.placed': placed }, reread)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  connect()
  // What is read before one is in the room may miss what happens in between.
  expect(reread).not.toHaveBeenCalled()
  acknowledgements.shift()?.()
  expect(reread).toHaveBeenCalledOnce()
  listeners.get('disconnect')?.()
  connect()
  acknowledgements.shift()?.()
  expect(reread).toHaveBeenCalledTimes(2)
  expect(sent.filter(([name]) => name === 'watch')).toHaveLength(2)

  heard('bid.placed', { auction: 7, price: 10 })
  heard('bid.placed', { auction: 8, price: 99 })
  expect(placed).toHaveBeenCalledExactlyOnceWith({ auction: 7, price: 10 })
})

it('reads an auction again that is first watched on a connection that stands', async () => {
  const { listenLive, watchAuction } = await freshLive()
  listenLive({})
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  connect()
  const reread = vi.fn()
  watchAuction(7, {}, reread)
  expect(sent).toEqual([['watch', { auction: 7 }]])
  acknowledgements.shift()?.()
  expect(reread).toHaveBeenCalledOnce()
})

it('says that the connection is lost', async () => {
  const { listenLive, liveState } = await freshLive()
  const changed = vi.fn()
  liveState.subscribe(changed)
  listenLive({})
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  connect()
  listeners.get('disconnect')?.()
  expect(liveState.read()).toBe('lost')
  expect(changed).toHaveBeenCalledTimes(3)
})

it('lets a connection that is being made through before it enters as another person', async () => {
  const { listenLive, reconnectLive } = await freshLive()
  listenLive({})
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  reconnectLive()
  reconnectLive()
  expect(socket.disconnect).not.toHaveBeenCalled()
  connect()
  expect(socket.disconnect).toHaveBeenCalledOnce()
})

it('begins anew when the network is back, and leaves alone what was begun with it', async () => {
  const { listenLive } = await freshLive()
  listenLive({})
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('online'))
  expect(socket.disconnect).not.toHaveBeenCalled()
  socket.io.engine.readyState = 'closed'
  window.dispatchEvent(new Event('online'))
  // The live connections of the tests above hear it too.
  expect(socket.disconnect).toHaveBeenCalled()
})

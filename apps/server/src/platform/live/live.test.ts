import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../test/app.ts'
import { cutConnections } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { makeNotifyBus } from './notify-bus.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
const sockets: Socket[] = []

beforeAll(async () => {
  apps = await makeTwoApps()
  for (const { platform } of [apps.one, apps.two]) {
    platform.hooks.findSession = async ({ cookie, bearer }) => {
      const secret = bearer ?? cookie
      return secret
        ? { id: `session-${secret}`, userId: Number(secret), role: 'user', verified: true }
        : undefined
    }
    platform.hooks.mayWatch = async (auction, session) => auction !== 13 || session?.userId === 7
  }
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => apps.stop())

interface Heard {
  event: string
  payload: Record<string, unknown>
}

async function connect(app: TestApp, options: { headers?: Record<string, string>; token?: string } = {}) {
  const socket = io(await app.listen(), {
    path: '/api/live',
    transports: ['websocket'],
    reconnectionDelay: 50,
    forceNew: true,
    extraHeaders: options.headers ?? {},
    auth: { token: options.token },
  })
  sockets.push(socket)
  const heard: Heard[] = []
  socket.onAny((event: string, payload: Record<string, unknown>) => heard.push({ event, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const watch = (auction: unknown) =>
    socket.timeout(3_000).emitWithAck('watch', { auction }) as Promise<{ ok: boolean }>
  return { socket, heard, watch }
}

const bid = (auction: number, seq: number, extra = {}) => ({
  auction,
  prev: seq - 1,
  seq,
  price: 100 * seq,
  minimum_next_bid: 100 * seq + 100,
  bids_count: seq,
  alias: 'Postor 1',
  automatic: false,
  end_time: '2026-01-01T00:00:00.000Z',
  server_time: '2026-01-01T00:00:00.000Z',
  ...extra,
})

test('a visitor who watches hears of bids in this process and in the other, once', async () => {
  const near = await connect(apps.one)
  const far = await connect(apps.two)
  expect(await near.watch(1)).toEqual({ ok: true })
  expect(await far.watch(1)).toEqual({ ok: true })
  apps.one.platform.live.toAuction(1, 'bid.placed', bid(1, 1))
  apps.two.platform.live.toAuction(1, 'bid.placed', bid(1, 2))
  await until('both', () => near.heard.length >= 2 && far.heard.length >= 2)
  apps.one.platform.live.toAuction(1, 'auction.finished', {
    auction: 1,
    prev: 2,
    seq: 3,
    outcome: 'unsold',
    server_time: '',
  })
  await until('the end', () => near.heard.length >= 3 && far.heard.length >= 3)
  for (const { heard } of [near, far]) {
    expect(heard.map(({ payload }) => payload.seq).toSorted()).toEqual([1, 2, 3])
    expect(heard.at(-1)?.event).toBe('auction.finished')
  }
})

test('who stopped watching, or watches another auction, hears nothing', async () => {
  const one = await connect(apps.one)
  await one.watch(2)
  await one.watch(3)
  await one.socket.timeout(3_000).emitWithAck('unwatch', { auction: 2 })
  apps.two.platform.live.toAuction(2, 'bid.placed', bid(2, 1))
  apps.two.platform.live.toAuction(3, 'bid.placed', bid(3, 1))
  await until('the watched one', () => one.heard.length > 0)
  expect(one.heard.map(({ payload }) => payload.auction)).toEqual([3])
})

test('a closed auction opens only to whom it may, and odd wishes to nobody', async () => {
  const visitor = await connect(apps.one)
  const guest = await connect(apps.one, { headers: { cookie: 'session=7' } })
  expect([await visitor.watch(13), await guest.watch(13)]).toEqual([{ ok: false }, { ok: true }])
  for (const wish of [0, -1, 1.5, '1', null, {}, 2 ** 40])
    expect(await visitor.watch(wish)).toEqual({ ok: false })
})

test('news of a person reaches all devices of that person, by cookie and by bearer', async () => {
  const web = await connect(apps.one, { headers: { cookie: 'session=21' } })
  const phone = await connect(apps.two, { token: '21' })
  const other = await connect(apps.two, { token: '22' })
  const news = { auction: 5, leading: true, my_maximum: 1500, seq: 4 }
  apps.one.platform.live.toUser(21, 'standing.changed', news)
  apps.one.platform.live.toUser(22, 'standing.changed', { ...news, leading: false })
  await until('all three', () => web.heard.length + phone.heard.length + other.heard.length === 3)
  expect([web, phone, other].map(({ heard }) => heard[0]?.payload.leading)).toEqual([true, true, false])
})

test('an ended session loses its connections in every process and is told so', async () => {
  const near = await connect(apps.one, { token: '31' })
  const far = await connect(apps.two, { token: '31' })
  const other = await connect(apps.two, { token: '32' })
  apps.one.platform.live.endSession('session-31')
  await until('both to be closed', () => !near.socket.connected && !far.socket.connected)
  expect(far.heard).toEqual([{ event: 'session.ended', payload: { session: 'session-31' } }])
  expect(other.socket.connected).toBe(true)
})

test('pages of other sites get no connection', async () => {
  const foreign = connect(apps.one, { headers: { origin: 'https://evil.test' } })
  await expect(foreign).rejects.toThrow()
  const own = await connect(apps.one, { headers: { origin: 'http://localhost:3000' } })
  expect(own.socket.connected).toBe(true)
})

test('what one notification cannot carry makes the watchers read again', async () => {
  const far = await connect(apps.two)
  await far.watch(41)
  let reconnected = 0
  far.socket.on('connect', () => {
    reconnected += 1
  })
  apps.one.platform.live.toAuction(41, 'bid.withdrawn', { ...bid(41, 1), reason: 'ñ'.repeat(5_000) })
  await until('the connection to come again', () => reconnected === 1)
  expect(far.heard).toEqual([])
})

test('many events at one instant all arrive, in order', async () => {
  const far = await connect(apps.two)
  await far.watch(51)
  for (let seq = 1; seq <= 300; seq++) apps.one.platform.live.toAuction(51, 'bid.placed', bid(51, seq))
  await until('all of them', () => far.heard.length === 300)
  expect(far.heard.map(({ payload }) => payload.seq)).toEqual(
    Array.from({ length: 300 }, (_, index) => index + 1),
  )
})

test('after the database is back, events pass again and everybody has read again', async () => {
  const far = await connect(apps.two)
  let connections = 0
  far.socket.on('connect', () => {
    connections += 1
  })
  await cutConnections(apps.one.databaseUrl)
  await until('the connection to come again', () => connections > 0)
  await far.watch(61)
  await until('an event to pass', async () => {
    apps.one.platform.live.toAuction(61, 'bid.placed', bid(61, 1))
    return far.heard.length > 0
  })
  expect(far.heard[0]?.event).toBe('bid.placed')
})

test('an event told while the bus stops does not hold the process up', async () => {
  const bus = makeNotifyBus(apps.one.databaseUrl, { warn: () => {}, info: () => {} })
  await bus.start(() => {})
  bus.publish({ readAgain: null })
  const stopping = bus.stop()
  for (let turn = 0; turn < 50; turn++) {
    bus.publish({ readAgain: null })
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect(stopping).resolves.toBeUndefined()
})

import { beforeEach, expect, it, vi } from 'vitest'

const SERVER = Date.UTC(2025, 10, 24, 21)

/** A device whose clock is an hour behind, on a network with the given round trip. */
async function clockOn(roundTripMs: number) {
  vi.resetModules()
  let device = SERVER - 3_600_000
  vi.spyOn(Date, 'now').mockImplementation(() => device)
  vi.stubGlobal('fetch', async () => {
    device += roundTripMs
    const at = new Date(device + 3_600_000 - roundTripMs / 2).toISOString()
    return new Response('{}', { headers: { 'X-Server-Time': at } })
  })
  const clock = await import('./server-clock.ts')
  return { clock, wait: (ms: number) => (device += ms), truth: () => device + 3_600_000 }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it("takes the server's time with half the round trip off, whatever the device's clock says", async () => {
  const { clock, truth } = await clockOn(200)
  await clock.measureServerClock()
  expect(clock.serverNow()).toBe(truth())
})

it('goes by a slow answer until a better one has come, where the device is hours off', async () => {
  const { clock, truth } = await clockOn(4_000)
  const answer = globalThis.fetch
  const known: number[] = []
  vi.stubGlobal('fetch', async () => {
    known.push(clock.serverNow() - truth())
    return answer('')
  })
  await clock.measureServerClock()
  expect(known).toEqual([-3_600_000, 0, 0])
})

it('asks once for several wishes within five seconds', async () => {
  const { clock, wait } = await clockOn(10)
  const asked = vi.spyOn(globalThis, 'fetch')
  await Promise.all([clock.measureServerClock(), clock.measureServerClock()])
  await clock.measureServerClock()
  expect(asked).toHaveBeenCalledTimes(1)
  wait(5_000)
  await clock.measureServerClock()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('moves on by an event that is later than it thinks, never back by an earlier one', async () => {
  const { clock, truth } = await clockOn(10)
  await clock.measureServerClock()
  clock.noteServerTime(new Date(truth() - 700).toISOString())
  expect(clock.serverNow()).toBe(truth())
  clock.noteServerTime(new Date(truth() + 250).toISOString())
  expect(clock.serverNow()).toBe(truth() + 250)
})

it('keeps the last known offset without network', async () => {
  const { clock, wait, truth } = await clockOn(10)
  await clock.measureServerClock()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  wait(60_000)
  await clock.measureServerClock()
  expect(clock.serverNow()).toBe(truth())
})

it('gives one render one instant, also when it reads across the turn of a second', async () => {
  const { clock, wait } = await clockOn(0)
  // The turn counts from 20 ms before it, for a timer may come early.
  wait(979)
  const first = clock.lastServerSecond()
  wait(2)
  expect(clock.lastServerSecond()).toBe(first)
  await Promise.resolve()
  expect(clock.lastServerSecond()).toBe(first + 1_000)
})

it('stays the same for what is drawn while the clock is set within a second', async () => {
  const { clock, truth } = await clockOn(0)
  await clock.measureServerClock()
  const stop = clock.onServerSecond(() => undefined)
  const first = clock.lastServerSecond()
  clock.noteServerTime(new Date(truth() + 250).toISOString())
  expect(clock.lastServerSecond()).toBe(first)
  clock.noteServerTime(new Date(truth() + 1_000).toISOString())
  expect(clock.lastServerSecond()).toBe(first + 1_000)
  stop()
})

it('lets stand what the server drew until the next second turns, also while the clock is set', async () => {
  vi.useFakeTimers()
  const { clock, truth, wait } = await clockOn(0)
  await clock.measureServerClock()
  const drawnAt = truth() - 1_300
  clock.startServerClock(drawnAt)
  expect(clock.lastServerSecond()).toBe(drawnAt)
  const told = vi.fn()
  const stop = clock.onServerSecond(told)
  clock.noteServerTime(new Date(truth() + 300).toISOString())
  expect([clock.lastServerSecond(), told.mock.calls.length]).toEqual([drawnAt, 0])
  wait(700)
  vi.advanceTimersByTime(700)
  expect([clock.lastServerSecond(), told.mock.calls.length]).toEqual([SERVER + 1_000, 1])
  stop()
  vi.useRealTimers()
})

it('does not let stand what was drawn long ago, nor for long where nothing ticks', async () => {
  vi.useFakeTimers()
  const { clock, truth, wait } = await clockOn(0)
  await clock.measureServerClock()
  clock.startServerClock(truth() - 3_000)
  expect(clock.lastServerSecond()).toBe(truth())
  await Promise.resolve()
  clock.startServerClock(truth() - 500)
  wait(3_000)
  vi.advanceTimersByTime(3_000)
  expect(clock.lastServerSecond()).toBe(truth())
  vi.useRealTimers()
})

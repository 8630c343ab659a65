import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import type { LiveMessage } from './live-bus.ts'
import { makeNotifyBus } from './notify-bus.ts'

const quiet = { warn: () => {}, info: () => {} }

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

/** A way to the database that can be closed, as when the database restarts, and counts who tries it. */
async function makeDoor() {
  const { hostname, port } = new URL(database.url)
  const open = new Set<Socket>()
  const door = { isOpen: true, tries: 0, open }
  const server = createServer((socket) => {
    door.tries += 1
    socket.on('error', () => undefined)
    if (!door.isOpen) return void socket.destroy()
    const onward = connect(Number(port), hostname)
    onward.on('error', () => undefined)
    open.add(socket)
    socket.pipe(onward).pipe(socket)
    socket.on('close', () => {
      open.delete(socket)
      onward.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const url = new URL(database.url)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { ...door, door, url: url.href }
}

test('while the database is away one connection at a time is tried, and one is left when it is back', async () => {
  const { door, url } = await makeDoor()
  const bus = makeNotifyBus(url, quiet)
  const far = makeNotifyBus(database.url, quiet)
  const heard: LiveMessage[] = []
  await bus.start((message) => heard.push(message))
  await far.start(() => {})
  onTestFinished(async () => {
    await bus.stop()
    await far.stop()
  })

  door.isOpen = false
  door.tries = 0
  const before = performance.now()
  for (const socket of door.open) socket.destroy()
  await until('four tries', () => door.tries >= 4)
  // One every half second; doubling ones would be there in half the time.
  expect(performance.now() - before).toBeGreaterThan(1_800)

  door.isOpen = true
  await until('the connection to be back', () => heard.length > 0)
  far.publish({ endSession: 'a' })
  await until('news', () => heard.length >= 2)
  far.publish({ endSession: 'b' })
  await until('more news', () => heard.length >= 3)
  expect(heard).toEqual([{ readAgain: null }, { endSession: 'a' }, { endSession: 'b' }])
  expect(door.open.size).toBe(1)
})

test('a stop while the connection is being made leaves none behind', async () => {
  const { door, url } = await makeDoor()
  const bus = makeNotifyBus(url, quiet)
  await bus.start(() => {})
  door.tries = 0
  for (const socket of door.open) socket.destroy()
  await until('another try', () => door.tries === 1)
  await bus.stop()
  await until('it to be given up', () => door.open.size === 0)
  expect(door.tries).toBe(1)
})

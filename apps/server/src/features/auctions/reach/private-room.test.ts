import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeTwoApps, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import type { Person } from '../../../../test/person.ts'
import { until } from '../../../../test/until.ts'
import { makePrivateAuction } from './reach.testing.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
const sockets: Socket[] = []
beforeAll(async () => {
  apps = await makeTwoApps()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => apps.stop())

async function connect(app: TestApp, person?: Person) {
  const session = person?.cookies.get('session')
  const socket = io(await app.listen(), {
    path: '/api/live',
    transports: ['websocket'],
    reconnectionDelay: 50,
    forceNew: true,
    extraHeaders: session ? { Cookie: `session=${session}` } : {},
  })
  sockets.push(socket)
  let connections = 0
  let bids = 0
  socket.on('connect', () => {
    connections += 1
  })
  socket.on('bid.placed', () => {
    bids += 1
  })
  await until('the connection', () => connections > 0)
  return {
    watch: (auction: number) =>
      socket.timeout(3_000).emitWithAck('watch', { auction }) as Promise<{ ok: boolean }>,
    connections: () => connections,
    bids: () => bids,
  }
}

it('opens the live room to guests, and closes it in every process to those whom a void link takes out', async () => {
  const { id, clave, seller } = await makePrivateAuction(apps.one)
  const [looker, bidder] = [await makeUser(apps.one), await makeUser(apps.one)]
  const far = await connect(apps.two, looker)
  const near = await connect(apps.one, bidder)
  expect(await (await connect(apps.one)).watch(id)).toEqual({ ok: false })
  expect(await far.watch(id)).toEqual({ ok: false })
  for (const person of [looker, bidder]) {
    expect((await person.post(`/auctions/${id}/enter`, { clave })).status).toBe(200)
  }
  for (const socket of [far, near]) expect(await socket.watch(id)).toEqual({ ok: true })
  const bid = (amount: number) => bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount })
  expect((await bid(2_000)).status).toBe(201)
  await until('the news of the bid', () => far.bids() === 1 && near.bids() === 1)

  expect((await seller.delete(`/auctions/${id}/private-link`)).status).toBe(200)
  await until('the cut connections', () => far.connections() === 2 && near.connections() === 2)
  expect(await far.watch(id)).toEqual({ ok: false })
  expect(await near.watch(id)).toEqual({ ok: true })
})

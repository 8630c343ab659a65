import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { makeTwoApps } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { until } from '../../../../test/until.ts'

test('a bid that a stopping process still judges is accepted, and seen by who watches in another', async () => {
  const { one, two, stop } = await makeTwoApps()
  onTestFinished(stop)
  const auction = await makeAuction(one)
  const ana = await makeUser(one)

  const socket = io(await two.listen(), { path: '/api/live', transports: ['websocket'], forceNew: true })
  onTestFinished(() => void socket.disconnect())
  const seen: { price: number }[] = []
  socket.on('bid.placed', (event: { price: number }) => seen.push(event))
  expect(await socket.timeout(5_000).emitWithAck('watch', { auction: auction.id })).toEqual({ ok: true })

  const holder = new pg.Client({ connectionString: one.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from auctions where id = $1 for update', [auction.id])
  const address = await one.listen()
  const reply = fetch(`${address}/api/auctions/${auction.id}/bids/${randomUUID()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: `session=${ana.cookies.get('session')}` },
    body: JSON.stringify({ amount: 2000 }),
  })
  await until('the bid to wait', async () => {
    const { rows } = await holder.query('select 1 from pg_locks where not granted')
    return rows.length > 0
  })
  const stopping = one.platform.stop()
  await until('the door to be closed', () => !one.platform.app.server.listening)
  await holder.query('commit')
  await holder.end()

  expect((await reply).status).toBe(201)
  await stopping
  await until('the news', () => seen.length > 0)
  expect(seen).toMatchObject([{ price: 1000 }])
})

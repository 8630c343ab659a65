import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let seller: MadeUser
let bidder: MadeUser
beforeAll(async () => {
  app = await makeApp()
  seller = await makeUser(app)
  bidder = await makeUser(app)
})
afterAll(() => app.stop())

const clarify = (id: number, text: string) => seller.post(`/auctions/${id}/clarifications`, { text })
const bid = (id: number) => bidder.put(`/auctions/${id}/bids/${randomUUID()}`, { amount: 2_000 })

test('it stands under the description with its date, and whoever bid is told', async () => {
  const { id } = await makeAuction(app, { seller, title: 'Guitarra criolla' })
  await bid(id)
  const { status, body } = await clarify(id, '  Viene con funda.  ')
  expect(status).toBe(201)
  expect(body.clarifications).toEqual([{ text: 'Viene con funda.', at: expect.stringMatching(/Z$/) }])
  await clarify(id, 'Y con cuerdas nuevas.')
  const { body: seen } = await bidder.get(`/auctions/${id}`)
  expect((seen.clarifications as { text: string }[]).map(({ text }) => text)).toEqual([
    'Viene con funda.',
    'Y con cuerdas nuevas.',
  ])
  const told = await until('both to be told', async () => {
    const { body: bell } = await bidder.get('/notifications')
    const news = (bell.data as { kind: string; Link: string }[]).filter(
      ({ kind }) => kind === 'clarification_added',
    )
    return news.length === 2 && news
  })
  expect(told[0]?.Link).toBe(`/subasta/${id}`)
})

test('the same text again adds nothing', async () => {
  const { id } = await makeAuction(app, { seller })
  await clarify(id, 'Se retira por la tarde.')
  const { status, body } = await clarify(id, 'Se retira por la tarde.')
  expect([status, (body.clarifications as unknown[]).length]).toEqual([201, 1])
})

test('there are twenty at most', async () => {
  const { id } = await makeAuction(app, { seller })
  for (let number = 1; number <= 20; number++) await clarify(id, `Aclaración ${number}`)
  const { status, body } = await clarify(id, 'Una más')
  expect([status, body.code]).toEqual([422, 'too_many_clarifications'])
})

test('nobody adds to what ended, waits or is somebody else’s', async () => {
  const { id: over } = await makeAuction(app, { seller, startsInMs: -7_200_000, endsInMs: -1_000 })
  expect((await clarify(over, 'Tarde')).body.code).toBe('finished')
  const { id: waiting } = await makeAuction(app, { seller, approval: 'pending' })
  expect((await clarify(waiting, 'Antes de tiempo')).body.code).toBe('not_active')
  const { id } = await makeAuction(app)
  expect((await clarify(id, 'De otra persona')).status).toBe(404)
  expect((await clarify(id, ' \u200b ')).status).toBe(400)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { publishForm } from '../publish.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('a draft of an auction has its content and photos, not its dates', async () => {
  const seller = await makeUser(app)
  const form = await publishForm(app, { base_price: '10000.50', min_increment: '500' })
  const { body: published } = await seller.form('POST', '/auctions', form)
  const draft = randomUUID()
  const { status, body } = await seller.post(`/auctions/${published.id}/similar`, { draft })
  expect(status).toBe(201)
  const auction = published.auction as { PrimaryPic: string; CategoryID: number; subcategoryID: number }
  expect(body).toMatchObject({
    id: draft,
    photos: [auction.PrimaryPic.replace('images/', '')],
    texts: {
      title: form.title,
      description: form.description,
      categoryId: String(auction.CategoryID),
      subcategoryId: String(auction.subcategoryID),
      basePrice: '10.000,50',
      increment: '500',
      baseZero: false,
      delivery: form.delivery_options,
      startsNow: true,
      start: '',
      end: '',
    },
  })
  const again = await seller.post(`/auctions/${published.id}/similar`, { draft })
  expect([again.status, again.body.version]).toEqual([200, body.version])
})

test('deleting the draft leaves the auction its photos, and the other way round', async () => {
  const seller = await makeUser(app)
  const { body } = await seller.form('POST', '/auctions', await publishForm(app))
  const { PrimaryPic } = body.auction as { PrimaryPic: string }
  const [one, two] = [randomUUID(), randomUUID()]
  await seller.post(`/auctions/${body.id}/similar`, { draft: one })
  await seller.delete(`/drafts/${one}`)
  expect((await seller.get(`/${PrimaryPic}`)).status).toBe(200)
  await seller.post(`/auctions/${body.id}/similar`, { draft: two })
  await seller.delete(`/auctions/deleteownauction/${body.id}`)
  expect((await seller.get(`/${PrimaryPic}`)).status).toBe(200)
  await seller.delete(`/drafts/${two}`)
  expect((await seller.get(`/${PrimaryPic}`)).status).toBe(404)
})

test('whatever may be published fits into a draft', async () => {
  const seller = await makeUser(app)
  const form = await publishForm(app, {
    title: '👨‍👩‍👧‍👦'.repeat(120),
    description: '👨‍👩‍👧‍👦 '.repeat(1_600),
    // Composing makes three of each.
    delivery_description: '\uFB2C'.repeat(1_000),
    city: '\uFB2C'.repeat(100),
  })
  const { status, body } = await seller.form('POST', '/auctions', form)
  expect(status).toBe(201)
  const draft = randomUUID()
  const similar = await seller.post(`/auctions/${body.id}/similar`, { draft })
  expect([similar.status, similar.body.texts]).toMatchObject([201, { title: form.title }])
  const saved = await seller.put(`/drafts/${draft}`, {
    texts: similar.body.texts,
    version: similar.body.version,
  })
  expect(saved.status).toBe(200)
})

test('nobody makes a draft of somebody else’s', async () => {
  const { id } = await makeAuction(app)
  const { status } = await (await makeUser(app)).post(`/auctions/${id}/similar`, { draft: randomUUID() })
  expect(status).toBe(404)
})

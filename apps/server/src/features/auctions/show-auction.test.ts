import type { Category } from '@martillo/contract/catalog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTwoApps } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { until } from '../../../test/until.ts'

let apps: Awaited<ReturnType<typeof makeTwoApps>>
beforeAll(async () => {
  apps = await makeTwoApps()
})
afterAll(() => apps.stop())

const bidOn = (id: number) => `/auctions/${id}/bids/0f7e6c1a-9d0b-4f0e-8c3d-3a9c2b1d4e5f`

it('shows visitors a bid as soon as it is answered, though the page is kept', async () => {
  const { id } = await makeAuction(apps.one)
  const visitor = makePerson(apps.one)
  const bidder = await makeUser(apps.one)
  expect((await visitor.get(`/auctions/${id}`)).body).toMatchObject({ bids_count: 0, seq: 0 })
  expect((await bidder.put(bidOn(id), { amount: 1_500 })).status).toBe(201)
  const page = (await visitor.get(`/auctions/${id}`)).body
  expect(page).toMatchObject({ bids_count: 1, seq: 1, HighestBidAmount: 1_000 })
  expect(page).not.toHaveProperty('viewer')
  const own = (await bidder.get(`/auctions/${id}`)).body
  expect(own.viewer).toMatchObject({ leading: true, my_maximum: 1_500 })
})

it('shows it in another process with the news of it', async () => {
  const { id } = await makeAuction(apps.one)
  const elsewhere = makePerson(apps.two)
  const bidder = await makeUser(apps.one)
  expect((await elsewhere.get(`/auctions/${id}`)).body.seq).toBe(0)
  const heard: (number | null)[] = []
  apps.two.platform.live.hear((auctionId) => heard.push(auctionId))
  await bidder.put(bidOn(id), { amount: 1_500 })
  await until('the news in the other process', () => heard.includes(id))
  expect((await elsewhere.get(`/auctions/${id}`)).body.seq).toBe(1)
})

it('keeps no page of what is hidden, and not for longer than a second', async () => {
  const { id } = await makeAuction(apps.one)
  const visitor = makePerson(apps.one)
  expect((await visitor.get(`/auctions/${id}`)).status).toBe(200)
  await apps.one.platform.db.updateTable('auctions').set({ is_private: true }).where('id', '=', id).execute()
  await apps.clock.advance(1_001)
  expect((await visitor.get(`/auctions/${id}`)).status).toBe(404)
  await apps.one.platform.db.updateTable('auctions').set({ is_private: false }).where('id', '=', id).execute()
  expect((await visitor.get(`/auctions/${id}`)).status).toBe(200)
})

it('names the pages of its category and subcategory as they name themselves', async () => {
  const { id } = await makeAuction(apps.one)
  const visitor = makePerson(apps.one)
  const auction = (await visitor.get(`/auctions/${id}`)).body
  const categories = (await visitor.get('/categories')).body as unknown as Category[]
  const category = categories.find(({ ID }) => ID === auction.CategoryID)
  const subcategory = category?.Subcategories.find(({ ID }) => ID === auction.subcategoryID)
  expect([auction.category_slug, auction.subcategory_slug]).toEqual([category?.Slug, subcategory?.Slug])
})

import type { Category } from '@martillo/contract/catalog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTwoApps } from '../../../test/app.ts'
import { makeAuction, makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { until } from '../../../test/until.ts'
import { appNow } from '../../platform/clock.ts'
import { findVersions, getDetailRow } from './detail.store.ts'

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

it('knows by its version whether anything that a page shows of it has changed', async () => {
  const { db } = apps.one.platform
  const seller = await makeUser(apps.one)
  const { id } = await makeAuction(apps.one, { seller })
  const other = await makeAuction(apps.one)
  const bidder = await makeUser(apps.one)
  const versions = async () => {
    const found = await findVersions(db, [id, other.id, 2_000_000_000])
    expect((await getDetailRow(db, id))?.version).toBe(found.get(id))
    return found
  }
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    text: () => db.updateTable('auctions').set({ description: 'Otra' }).where('id', '=', id).execute(),
    seller: () =>
      db.updateTable('users').set({ username: 'otronombre' }).where('id', '=', seller.id).execute(),
    reputation: () =>
      db
        .insertInto('reputation_scores')
        .values({ user_id: seller.id, score: 77 })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ score: 77 }))
        .execute(),
    clarification: () =>
      db.insertInto('clarifications').values({ auction_id: id, text: 'Aclaro.' }).execute(),
    bid: () => bidder.put(bidOn(id), { amount: 1_500 }),
    republication: () =>
      db.updateTable('auctions').set({ republished_from: other.id }).where('id', '=', id).execute(),
    visibility: () => db.updateTable('auctions').set({ is_private: true }).where('id', '=', id).execute(),
    deletion: () => db.updateTable('auctions').set({ deleted_at: appNow }).where('id', '=', id).execute(),
  }
  let before = await versions()
  expect([...before.keys()].sort()).toEqual([id, other.id].sort())
  for (const [what, change] of Object.entries(changes)) {
    expect((await versions()).get(id), `without ${what}`).toBe(before.get(id))
    await change()
    const after = await versions()
    expect(after.get(id), what).not.toBe(before.get(id))
    expect(after.get(other.id), what).toBe(before.get(other.id))
    before = after
  }
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

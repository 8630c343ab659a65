import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { bid, inWords } from '../bids.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

test('refuses the bids of whom the seller blocked, on every auction of theirs and on no other', async () => {
  const [seller, other, bidder] = [await makeUser(app), await makeUser(app), await makeUser(app)]
  const [first, second] = [await makeAuction(app, { seller }), await makeAuction(app, { seller })]
  const elsewhere = await makeAuction(app, { seller: other })
  await seller.post(`/user/block/${bidder.id}`)
  for (const auction of [first, second]) {
    const reply = await bid(bidder, auction, 1_000)
    expect([reply.status, reply.body.code, reply.body.error]).toEqual([
      422,
      'blocked_by_seller',
      'Quien vende no acepta tus pujas.',
    ])
  }
  expect(inWords(await bid(bidder, elsewhere, 1_000))).toBe('leads 1000')
})

test('says before bidding that the bid would be refused', async () => {
  const [seller, bidder] = [await makeUser(app), await makeUser(app)]
  const auction = await makeAuction(app, { seller })
  await seller.post(`/user/block/${bidder.id}`)
  const { body } = await bidder.get(`/auctions/${auction.id}`)
  expect(body.viewer).toMatchObject({ can_bid: false, refusal: 'blocked_by_seller' })
})

test('leaves bids from before standing, and takes bids again once the block is gone', async () => {
  const [seller, bidder, rival] = [await makeUser(app), await makeUser(app), await makeUser(app)]
  const auction = await makeAuction(app, { seller })
  await bid(bidder, auction, 2_000)
  await seller.post(`/user/block/${bidder.id}`)
  expect(inWords(await bid(rival, auction, 1_500))).toBe('outbid 1600')
  expect(inWords(await bid(bidder, auction, 3_000))).toBe('blocked_by_seller')
  await seller.delete(`/user/block/${bidder.id}`)
  expect(inWords(await bid(bidder, auction, 3_000))).toBe('raised 1600')
})

test('does not hinder the blocker from bidding on the auctions of the blocked', async () => {
  const [blocker, blocked] = [await makeUser(app), await makeUser(app)]
  await blocker.post(`/user/block/${blocked.id}`)
  expect(inWords(await bid(blocker, await makeAuction(app, { seller: blocked }), 1_000))).toBe('leads 1000')
})

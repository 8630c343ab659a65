import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { bid, inWords } from '../bids.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

/** A running auction led by somebody, and the clock stopped so many milliseconds before its end. */
async function ledAuction(beforeEndMs: number) {
  await app.clock.reset()
  const auction = await makeAuction(app)
  const leader = await makeUser(app)
  const challenger = await makeUser(app)
  await bid(leader, auction, 2000)
  await app.clock.freeze(new Date(auction.endAt.getTime() - beforeEndMs))
  return { auction, leader, challenger, end: auction.endAt.getTime() }
}

describe('the soft close', () => {
  it('leaves the end alone with 120,001 ms left, and with exactly two minutes', async () => {
    for (const left of [120_001, 120_000]) {
      const { auction, challenger, end } = await ledAuction(left)
      const { body } = await bid(challenger, auction, 1500)
      expect(body).toMatchObject({ outcome: 'outbid', end_time: new Date(end).toISOString() })
    }
  })

  it('moves the end to two minutes after a moving bid in the last millisecond', async () => {
    const { auction, challenger, end } = await ledAuction(1)
    const { body } = await bid(challenger, auction, 1500)
    const moved = new Date(end + 119_999).toISOString()
    expect(body).toMatchObject({ end_time: moved, auction: { EndTime: moved, state: 'running' } })
    expect((await challenger.get(`/auctions/${auction.id}`)).body.EndTime).toBe(moved)
  })

  it('is not moved by a raise of the own maximum', async () => {
    const { auction, leader, end } = await ledAuction(10_000)
    const { body } = await bid(leader, auction, 3000)
    expect(body).toMatchObject({ outcome: 'raised', end_time: new Date(end).toISOString() })
  })

  it('refuses a bid exactly at the end and lets it run on any number of times', async () => {
    const { auction, leader, challenger, end } = await ledAuction(0)
    expect(inWords(await bid(challenger, auction, 1500))).toBe('finished')
    await app.clock.freeze(new Date(end - 1))
    let now = end - 1
    for (const [person, amount] of [
      [challenger, 2500],
      [leader, 3500],
      [challenger, 4500],
    ] as const) {
      const { body } = await bid(person, auction, amount)
      expect(body).toMatchObject({ outcome: 'leading', end_time: new Date(now + 120_000).toISOString() })
      now += 119_999
      await app.clock.freeze(new Date(now))
    }
    await app.clock.freeze(new Date(now + 1))
    expect(inWords(await bid(leader, auction, 9000))).toBe('finished')
  })
})

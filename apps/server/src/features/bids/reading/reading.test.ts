import { verifyLedger } from '@martillo/domain/bidding/verify-ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson } from '../../../../test/person.ts'
import { bid } from '../bids.testing.ts'
import { sha256hex } from '../judging/chain-rows.ts'
import { actaCsv } from './acta-csv.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

async function playedAuction() {
  const seller = await makeUser(app)
  const auction = await makeAuction(app, { seller })
  const [ana, beto] = [await makeUser(app), await makeUser(app)]
  await bid(ana, auction, 2500)
  await bid(beto, auction, 1500)
  await bid(beto, auction, 4000)
  return { auction, seller, ana, beto }
}

it('shows aliases to everybody, and usernames to the seller and administrators only', async () => {
  const { auction, seller, ana, beto } = await playedAuction()
  const admin = await makeUser(app, { role: 'admin' })
  const path = `/auctions/${auction.id}/bids`
  type Row = { alias: string; mine: boolean; Username?: string }
  const rowsFor = async (person: { get: typeof ana.get }) => (await person.get(path)).body.data as Row[]
  const names = [beto, ana, beto, ana].map((person) => person.username)
  expect((await rowsFor(seller)).map((row) => row.Username).slice(0, 2)).toEqual(names.slice(0, 2))
  expect((await rowsFor(admin)).every((row) => typeof row.Username === 'string')).toBe(true)
  for (const person of [ana, beto, makePerson(app)]) {
    const text = JSON.stringify(await rowsFor(person))
    expect(text).not.toContain(ana.username)
    expect(text).not.toContain('Username')
  }
  const own = (await rowsFor(ana)).filter((row) => row.mine)
  expect(new Set(own.map((row) => row.alias)).size).toBe(1)
  const { viewer } = (await ana.get(`/auctions/${auction.id}`)).body as { viewer?: { alias: string } }
  expect(viewer?.alias).toBe(own[0]?.alias)
})

it('pages the history, the last row first; a page past the end is empty', async () => {
  const { auction, ana } = await playedAuction()
  const page = async (number: number) =>
    (await ana.get(`/auctions/${auction.id}/bids?page=${number}&limit=2`)).body as {
      data: { row: number }[]
      meta: object
    }
  expect((await page(1)).data.map((row) => row.row)).toEqual([5, 4])
  expect((await page(3)).data.map((row) => row.row)).toEqual([1])
  expect(await page(9)).toEqual({ data: [], meta: { page: 9, limit: 2, pages: 3, total: 5 } })
})

it('gives receipts with the server’s time to their owner only', async () => {
  const { auction, ana, beto } = await playedAuction()
  const { body } = await beto.get(`/auctions/${auction.id}/receipts`)
  expect(body.data).toMatchObject([
    { amount: 4000, outcome: 'leading', price: 2600, seq: 3, withdrawn: false },
    { amount: 1500, outcome: 'outbid', price: 1600, seq: 2, withdrawn: false },
  ])
  expect(((await ana.get(`/auctions/${auction.id}/receipts`)).body.data as unknown[]).length).toBe(1)
  expect((await makePerson(app).get(`/auctions/${auction.id}/receipts`)).status).toBe(401)
})

it('gives the ledger after the end, as JSON that verifies and as CSV', async () => {
  const { auction, ana } = await playedAuction()
  const early = await ana.get(`/auctions/${auction.id}/acta`)
  expect([early.status, early.body.code]).toEqual([422, 'not_finished'])
  await app.clock.freeze(auction.endAt)
  const { body } = await makePerson(app).get(`/auctions/${auction.id}/acta`)
  const csv = await makePerson(app).get(`/auctions/${auction.id}/acta?format=csv`)
  await app.clock.reset()
  type Row = {
    row: number
    amount_cents: number
    time_ms: number
    alias: string
    automatic: boolean
    kind: 'bid'
    hash: string
  }
  const rows = (body.rows as Row[]).map(({ amount_cents: amountCents, time_ms: at, ...row }) => ({
    ...row,
    amountCents,
    at,
    auctionId: auction.id,
  }))
  expect(rows).toHaveLength(5)
  expect(verifyLedger(rows, sha256hex)).toMatchObject({ ok: true })
  const lines = String(csv.body.text).trim().split('\r\n')
  expect(lines[0]).toBe('row,amount_cents,time_ms,alias,automatic,kind,hash')
  expect(lines).toHaveLength(6)
  expect(csv.headers['content-type']).toContain('text/csv')
})

it('makes a field harmless that a spreadsheet would take for a formula', () => {
  const row = {
    row: 1,
    amount_cents: 100,
    time_ms: -5,
    alias: '=1+1,"x"',
    automatic: false,
    kind: 'bid' as const,
    hash: 'ab',
  }
  expect(actaCsv([row]).split('\r\n')[1]).toBe(`1,100,-5,"'=1+1,""x""",false,bid,ab`)
})

it('lists the own auctions by how it goes', async () => {
  const { auction, ana, beto } = await playedAuction()
  const mine = async (person: typeof ana, state: string) =>
    ((await person.get(`/user/bids?state=${state}`)).body.data as { ID: number; my_maximum: number }[]).map(
      (card) => [card.ID, card.my_maximum],
    )
  expect(await mine(beto, 'leading')).toEqual([[auction.id, 4000]])
  expect(await mine(ana, 'leading')).toEqual([])
  expect(await mine(ana, 'outbid')).toEqual([[auction.id, 2500]])
  expect(await mine(ana, 'won')).toEqual([])
  expect((await ana.get('/user/bids?state=otra')).status).toBe(400)
})

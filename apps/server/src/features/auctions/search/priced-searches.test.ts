import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { makeManyAuctions } from '../lists/many-auctions.testing.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  await makeManyAuctions(app, 2_500)
})
afterAll(() => app.stop())

async function read(search: string) {
  const { status, body } = await visitor.get(`/browse?search=${search}`)
  expect(status).toBe(200)
  return { ids: (body.auctions as { ID: number }[]).map(({ ID }) => ID), meta: body.meta }
}

async function idsBy(order: string, condition: string): Promise<number[]> {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    `select id from auctions where end_at > app.now() and ${condition} order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

const titleFirst = "title like 'Rodado%', end_at, id"
const orders = [
  ['', titleFirst],
  ['&sort=ending', 'end_at, id'],
  ['&sort=price', 'base_price_cents, id'],
  ['&sort=price_desc', 'base_price_cents desc, id desc'],
  ['&sort=recent', 'published_at desc, id desc'],
] as const

describe('a search within a price, for what thousands have', () => {
  it.each(orders)('is in order on its first page and on its last%s', async (sort, order) => {
    const expected = await idsBy(order, 'base_price_cents <= 240000')
    for (const page of [1, 5, 25]) {
      const { ids, meta } = await read(`bicicleta&max_price=2400${sort}&page=${page}`)
      expect(ids).toEqual(expected.slice((page - 1) * 12, page * 12))
      expect(meta).toMatchObject({ total: 300, capped: true })
    }
  })

  it.each(orders)('counts on each page as many as there are%s', async (sort, order) => {
    const expected = await idsBy(order, 'base_price_cents <= 15000')
    for (const page of [1, 13]) {
      const { ids, meta } = await read(`bicicleta&max_price=150${sort}&page=${page}`)
      expect(ids).toEqual(expected.slice((page - 1) * 12, page * 12))
      expect(meta).toEqual({ page, limit: 12, pages: 13, total: 150 })
    }
  })

  it.each(orders)('finds the few, and those that are over as well%s', async (sort) => {
    const three = await read(`bicicleta&min_price=1&max_price=3${sort}`)
    expect([...three.ids].sort()).toEqual(await idsBy('id', 'base_price_cents <= 300'))
    expect(three.meta).toEqual({ page: 1, limit: 12, pages: 1, total: 3 })
    // Thirty of them.
    const { meta } = await read(`bicicleta&min_price=2481${sort}`)
    expect(meta).toEqual({ page: 1, limit: 12, pages: 5, total: 50 })
  })

  it('ranks what hundreds have', async () => {
    const expected = await idsBy('end_at, id', "base_price_cents <= 180000 and title like 'Rodado%'")
    const { ids } = await read('rodado&max_price=1800&limit=50&page=6')
    expect(ids).toEqual(expected.slice(250, 300))
  })
})

describe('a search within a price, for what thousands have that end soon', () => {
  beforeAll(async () => {
    await app.platform.pool.query(
      `update auctions set end_at = app.now() + id * interval '1 minute', original_end_at = app.now() + id * interval '1 minute'
       where end_at > app.now()`,
    )
  })

  it.each(orders.filter(([sort]) => sort !== ''))('is in order on each page%s', async (sort, order) => {
    const expected = await idsBy(order, 'base_price_cents > 50000')
    for (const page of [1, 25]) {
      const { ids, meta } = await read(`bicicleta&min_price=501${sort}&page=${page}`)
      expect(ids).toEqual(expected.slice((page - 1) * 12, page * 12))
      expect(meta).toMatchObject({ total: 300, capped: true })
    }
  })

  it('shows the title above the description', async () => {
    const expected = await idsBy(titleFirst, 'base_price_cents > 50000')
    const { ids, meta } = await read('bicicleta&min_price=501')
    expect(ids).toEqual(expected.slice(0, 12))
    expect(meta).toMatchObject({ total: 300, capped: true })
  })
})

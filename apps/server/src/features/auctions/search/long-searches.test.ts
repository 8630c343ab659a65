import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'

const BATCH = 4_000

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  const { pool } = app.platform
  const seller = await makeUser(app)
  await app.clock.freeze(await app.clock.now())
  await pool.query('alter table auctions disable trigger list_auction')
  /** Price in pesos and days until the end, by the number `n`. */
  async function add(word: string, count: number, price: string, days: string, status = 'active') {
    await pool.query(
      `insert into auctions (seller_id, subcategory_id, title, description, condition, warranty, base_price_cents,
       increment_cents, start_at, end_at, original_end_at, province, city, delivery_options, photos, quoted_rate_bp,
       status, published_at)
     select $1, 1, $2::text || ' ' || n, 'Con luces.', 'usado', 'sin-garantia', (${price}) * 100, 10000,
       ends - interval '90 days', ends, ends, 'Córdoba', 'Capital', '{retiro}', '{prueba}', 1500, $4,
       app.now() - n * interval '1 second'
     from generate_series(1, $3::int) as n cross join lateral (select app.now() + (${days}) * interval '1 day' as ends) as made`,
      [seller.id, word, count, status],
    )
  }
  // More than are gone through; what is looked for comes after them in most orders.
  await add('Heladera', 40_500, '1000 + n % 9000', '59.0 * n / 40500')
  await add('Zafiro', 10_500, 'case when n % 700 = 0 then 50000 else 1 + n % 800 end', '59.0 * n / 10500')
  await add('Topacio', 2_500, '1 + n % 800', '58.3')
  await add('Ágata', 2_500, '20000', '59')
  await add('Ágata', 100, '5', '59')
  await add('Ágata', 40, '6', '-1', 'finished')
  await pool.query('alter table auctions enable trigger list_auction')
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from auctions')
  for (let first = 1; first <= (rows[0]?.last ?? 0); first += BATCH) {
    await pool.query('select app.list_auctions($1, $2)', [first, first + BATCH - 1])
  }
  await pool.query('analyze listings, search_documents')
}, 120_000)
afterAll(() => app.stop())

async function read(search: string) {
  const { status, body } = await visitor.get(`/browse?search=${search}`)
  expect(status).toBe(200)
  return { cards: body.auctions as { ID: number; BasePrice: number }[], meta: body.meta }
}

const sorts = ['', '&sort=ending', '&sort=recent', '&sort=price', '&sort=price_desc', '&sort=bids']

describe('a search for what lies far down a long list', () => {
  it.each(['', '&min_price=1'])(
    'says on each page how many there are, and shows none twice%s',
    async (more) => {
      const seen: number[] = []
      const prices: number[] = []
      for (let page = 1; page <= 25; page++) {
        const { cards, meta } = await read(`zafiro&sort=price_desc${more}&page=${page}`)
        expect(meta).toEqual({ page, limit: 12, pages: 25, total: 300, capped: true })
        seen.push(...cards.map(({ ID }) => ID))
        prices.push(...cards.map(({ BasePrice }) => BasePrice))
      }
      expect(new Set(seen).size).toBe(300)
      // Fifteen are dear; from there on the cheap ones, and they come in order.
      expect(prices.slice(0, 16)).toEqual([...Array.from({ length: 15 }, () => 50_000), 800])
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
    },
  )

  it.each(sorts)('finds it within a price that all of it has%s', async (sort) => {
    const { cards, meta } = await read(`topacio&min_price=1${sort}`)
    expect(cards).toHaveLength(12)
    expect(meta).toMatchObject({ total: 300, capped: true })
  })

  it.each(sorts)('counts the few that have such a price, and those that are over%s', async (sort) => {
    const { meta } = await read(`agata&max_price=10000${sort}&page=12`)
    expect(meta).toEqual({ page: 12, limit: 12, pages: 12, total: 140 })
  })

  it('counts them for the filters as well', async () => {
    const { body } = await visitor.get('/auctions/facets?list=search&search=agata&max_price=10000')
    expect(body).toMatchObject({ total: 140, conditions: { usado: 140 } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { makeManyAuctions } from './many-auctions.testing.ts'

const COUNT = 2_500

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  await makeManyAuctions(app, COUNT)
})
afterAll(() => app.stop())

interface Card {
  readonly ID: number
  readonly BasePrice: number
  readonly Title: string
}

async function read(path: string) {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return { cards: (body.data ?? body.auctions) as Card[], meta: body.meta }
}

async function idsBy(order: string): Promise<number[]> {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    `select id from auctions where end_at > app.now() order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

describe('a list of more than 2,400', () => {
  it('ends there, says so, and has empty pages beyond', async () => {
    const first = await read('/auctions/active?limit=50')
    expect(first.meta).toEqual({ page: 1, limit: 50, pages: 48, total: 2_400, capped: true })
    expect((await read('/auctions/active?limit=50&page=48')).cards).toHaveLength(50)
    expect((await read('/auctions/active?limit=50&page=49')).cards).toEqual([])
    expect((await read('/auctions/active?page=1000000')).cards).toEqual([])
  })

  it.each([
    ['recent', 'published_at desc, id desc'],
    ['ending', 'end_at, id'],
    ['price', 'base_price_cents, id'],
    ['price_desc', 'base_price_cents desc, id desc'],
  ])('is in the order "%s" on its first page, in the middle and on the last', async (sort, order) => {
    const expected = await idsBy(order)
    for (const page of [1, 23, 48]) {
      const { cards } = await read(`/auctions/active?sort=${sort}&limit=50&page=${page}`)
      expect(cards.map(({ ID }) => ID)).toEqual(expected.slice((page - 1) * 50, page * 50))
    }
  })

  it('goes on with what has ended where a part of it is long', async () => {
    const { rows } = await app.platform.pool.query<{ id: number }>(
      'select category_id as id from listings limit 1',
    )
    const list = await read(`/categories/${rows[0]?.id}/auctions?limit=50&page=48`)
    expect(list.cards).toHaveLength(50)
    expect(list.meta).toMatchObject({ total: 2_400, capped: true })
  })
})

describe('a search for what thousands have', () => {
  it('shows 300, the words of the title first, by their ends, and says that there are more', async () => {
    const all: Card[] = []
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { cards, meta } = await read(`/browse?search=bicicleta&limit=50&page=${page}`)
      expect(meta).toEqual({ page, limit: 50, pages: 6, total: 300, capped: true })
      all.push(...cards)
    }
    const expected = (await idsBy("title like 'Rodado%', end_at, id")).slice(0, 300)
    expect(all.map(({ ID }) => ID)).toEqual(expected)
    expect((await read('/browse?search=bicicleta&limit=50&page=7')).cards).toEqual([])
  })

  it('shows words as they stand before those that only begin so, then descriptions', async () => {
    // "Bici 7" stands in a title of a hundred, all others begin so.
    const { cards } = await read('/browse?search=bici&limit=50')
    expect(cards.every(({ Title }) => Title.startsWith('Bici '))).toBe(true)
    const expected = (await idsBy("title not like 'Bici %', title not like 'Bici%', end_at, id")).slice(
      0,
      300,
    )
    const last = await read('/browse?search=bici&limit=50&page=6')
    expect(last.cards.map(({ ID }) => ID)).toEqual(expected.slice(250))
  })

  it.each([
    ['price', 'base_price_cents, id'],
    ['price_desc', 'base_price_cents desc, id desc'],
    ['recent', 'published_at desc, id desc'],
    ['ending', 'end_at, id'],
  ])('puts all of them in the order "%s"', async (sort, order) => {
    const expected = await idsBy(order)
    const { cards, meta } = await read(`/browse?search=bicicleta&sort=${sort}`)
    expect(cards.map(({ ID }) => ID)).toEqual(expected.slice(0, 12))
    expect(meta).toMatchObject({ total: 300, capped: true })
  })

  it('finds the few among them that a filter leaves', async () => {
    const { cards, meta } = await read('/browse?search=bicicleta&min_price=1&max_price=3')
    expect(cards.map(({ BasePrice }) => BasePrice).sort()).toEqual([1, 2, 3])
    expect(meta).toMatchObject({ total: 3 })
    expect((await read('/browse?search=bicicleta&province=Salta')).meta).toMatchObject({ total: 101 })
  })

  it('counts its filters as far as it goes, and says so', async () => {
    const { body } = await visitor.get('/auctions/facets?list=search&search=bicicleta')
    expect(body).toMatchObject({ total: 2_000, capped: true })
    const exact = await visitor.get('/auctions/facets?list=search&search=bicicleta&province=Salta')
    expect(exact.body).toMatchObject({ total: 101, conditions: { nuevo: 101, usado: 0 } })
  })
})

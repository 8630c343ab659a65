import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { learnWords } from '../search/learn-words.ts'
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
  readonly Title: string
}

async function read(path: string) {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return { cards: (body.data ?? body.auctions) as Card[], meta: body.meta }
}

async function idsBy(order: string, condition = 'true'): Promise<number[]> {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    `select id from auctions where end_at > app.now() and ${condition} order by ${order}`,
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

describe('a list of more than 2,400 of which one is featured', () => {
  let featured: number
  beforeAll(async () => {
    const { rows } = await app.platform.pool.query<{ id: number }>(
      `update auctions set featured_at = app.now()
       where id = (select id from auctions where end_at > app.now() order by end_at limit 1 offset 9) returning id`,
    )
    featured = rows[0]?.id ?? 0
    await app.platform.pool.query(
      'update listings set base_zero = true, bids_count = auction_id % 1009 where not settled',
    )
  })
  afterAll(() => app.platform.pool.query('update auctions set featured_at = null where id = $1', [featured]))

  it.each([
    ['mostbids', 'id % 1009 desc, id'],
    ['basezero', 'published_at desc, id desc'],
    ['finishingsoon', 'end_at, id'],
  ])('shows it first in %s, and then the others in their order', async (list, order) => {
    const expected = [featured, ...(await idsBy(order, `id <> ${featured}`))]
    for (const page of [1, 23, 48]) {
      const { cards, meta } = await read(`/auctions/${list}?limit=50&page=${page}`)
      expect(cards.map(({ ID }) => ID)).toEqual(expected.slice((page - 1) * 50, page * 50))
      expect(meta).toMatchObject({ total: 2_400, capped: true })
    }
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
    const last = await read(`/browse?search=bicicleta&sort=${sort}&page=25`)
    expect(last.cards.map(({ ID }) => ID)).toEqual(expected.slice(288, 300))
    // So little is shown of so many that it is met soon in the list itself.
    const only = await read(`/browse?search=bicicleta&sort=${sort}&limit=1`)
    expect(only.cards.map(({ ID }) => ID)).toEqual(expected.slice(0, 1))
    expect(only.meta).toMatchObject({ total: 300, capped: true })
  })

  it('finds the one that has a word, however far its end', async () => {
    for (const order of ['end_at', 'end_at desc']) {
      const [id = 0] = await idsBy(order, "title like 'Bicicleta%'")
      const { rows } = await app.platform.pool.query<{ title: string }>(
        'select title from auctions where id = $1',
        [id],
      )
      const { cards } = await read(`/browse?search=${rows[0]?.title}`)
      expect(cards.map(({ ID }) => ID)).toEqual([id])
    }
  })

  it('shows what few have by their ends, over all pages', async () => {
    const expected = await idsBy('end_at, id', "province = 'Salta'")
    const ended = await app.platform.pool.query<{ id: number }>(
      "select id from auctions where end_at <= app.now() and province = 'Salta' order by end_at desc, id desc",
    )
    const found: number[] = []
    for (const page of [1, 2, 3]) {
      const { cards } = await read(`/browse?search=bici&province=Salta&limit=50&page=${page}`)
      found.push(...cards.map(({ ID }) => ID))
    }
    expect(found).toEqual([...expected, ...ended.rows.map(({ id }) => id)])
  })

  it('finds the few among them that a filter leaves', async () => {
    expect((await read('/browse?search=bicicleta&province=Salta')).meta).toMatchObject({ total: 101 })
  })

  it('counts its filters as far as it goes, and says so', async () => {
    const { body } = await visitor.get('/auctions/facets?list=search&search=bicicleta')
    expect(body).toMatchObject({ total: 2_000, capped: true })
    const exact = await visitor.get('/auctions/facets?list=search&search=bicicleta&province=Salta')
    expect(exact.body).toMatchObject({ total: 101, capped: false, conditions: { nuevo: 101, usado: 0 } })
  })

  it('counts a few of them anew every ten seconds only, for all were gone through without the filter', async () => {
    const countNew = async () => {
      const { body } = await visitor.get('/auctions/facets?list=search&search=bicicleta&province=Salta')
      return (body.conditions as Record<string, number>).nuevo
    }
    expect(await countNew()).toBe(101)
    const [id] = await idsBy('id', "province = 'Salta'")
    const become = (condition: string) =>
      app.platform.pool.query('update auctions set condition = $2 where id = $1', [id, condition])
    await become('usado')
    await app.clock.advance(2_000)
    expect(await countNew()).toBe(101)
    await app.clock.advance(60_000)
    expect(await countNew()).toBe(100)
    await become('nuevo')
  })

  it('comes to the same when it is known that so many titles have it', async () => {
    await learnWords(app.platform.db)
    const expected = (await idsBy("title like 'Rodado%', end_at, id")).slice(0, 300)
    const last = await read('/browse?search=bicicleta&limit=48&page=6')
    expect(last.cards.map(({ ID }) => ID)).toEqual(expected.slice(240, 288))
    expect(last.meta).toEqual({ page: 6, limit: 48, pages: 7, total: 300, capped: true })
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { expectedFacets, expectedIds, type ListName, type Wish } from './expected-list.testing.ts'
import { makeVariedAuctions, type Varied } from './varied-auctions.testing.ts'

let app: TestApp
let visitor: Person
let auctions: Varied[]
let now: number
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  auctions = await makeVariedAuctions(app, 45)
  now = (await app.clock.now()).getTime()
})
afterAll(() => app.stop())

function textOf(wish: Wish, more: Record<string, string> = {}): string {
  const params = new URLSearchParams(more)
  for (const [name, value] of Object.entries(wish)) {
    for (const one of [value].flat()) if (one !== undefined) params.append(name, String(one))
  }
  return params.toString()
}

const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const subset = <T>(...values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined })

const wishes: fc.Arbitrary<Wish> = fc.record({
  province: some('Buenos Aires', 'Santa Fe', 'Salta', 'Chaco'),
  city: some('La Plata', 'san lorenzo', 'TANDIL'),
  condition: subset('nuevo', 'usado', 'reacondicionado'),
  min_price: some('0', '300', '999.5'),
  max_price: some('1000', '1500.50', '999999999999'),
  base_zero: some('1'),
  delivery: subset('retiro', 'envio-a-cargo-del-comprador', 'envio-gratis', 'a-convenir'),
  ends_within: some('1', '24', '72', '168'),
})
// Rarely more than a few at once: all together nothing would ever be left.
const filters = fc
  .tuple(
    wishes,
    fc.subarray([
      'province',
      'city',
      'condition',
      'min_price',
      'max_price',
      'base_zero',
      'delivery',
      'ends_within',
    ]),
  )
  .map(([wish, kept]) =>
    Object.fromEntries(Object.entries(wish).filter(([name]) => kept.slice(0, 3).includes(name))),
  )

const sorts = some('ending', 'recent', 'price', 'price_desc', 'bids')

const paths: Record<ListName, (of: Varied) => string> = {
  active: () => '/auctions/active',
  finished: () => '/auctions/finished',
  basezero: () => '/auctions/basezero',
  mostbids: () => '/auctions/mostbids',
  finishingsoon: () => '/auctions/finishingsoon',
  category: ({ category }) => `/categories/${category}/auctions`,
  subcategory: ({ subcategory }) => `/subcategories/${subcategory}/auctions`,
  user: ({ sellerId }) => `/auctions/user/${sellerId}`,
  search: () => '/browse',
}
const lists = fc.constantFrom(...(Object.keys(paths) as ListName[]))

const idOf: Partial<Record<ListName, (of: Varied) => number>> = {
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  user: ({ sellerId }) => sellerId,
}

describe('every list', () => {
  it('holds with every filter and in every order what it should, and nothing that is hidden', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.nat(44), filters, sorts, async (list, index, wish, sort) => {
        const of = auctions[index] as Varied
        const search = list === 'search' ? { search: 'bicicleta' } : undefined
        const query = textOf({ ...wish, sort }, { limit: '50', ...search })
        const { status, body } = await visitor.get(`${paths[list](of)}?${query}`)
        expect([status, query]).toEqual([200, query])
        const cards = (body.data ?? body.auctions) as { ID: number }[]
        const expected = expectedIds(auctions, list, of, { ...wish, sort }, now)
        expect(cards.map(({ ID }) => ID)).toEqual(expected)
        expect(body.meta).toMatchObject({ total: expected.length })
      }),
      { numRuns: 150 },
    )
  })

  it('is counted by each filter with all the others applied', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.nat(44), filters, async (list, index, wish) => {
        const of = auctions[index] as Varied
        const id = idOf[list]?.(of)
        const more = {
          list,
          ...(id ? { id: String(id) } : {}),
          ...(list === 'search' ? { search: 'bicicleta' } : {}),
        }
        const { status, body } = await visitor.get(`/auctions/facets?${textOf(wish, more)}`)
        expect(status).toBe(200)
        expect(body).toEqual(expectedFacets(auctions, list, of, wish, now))
      }),
      { numRuns: 150 },
    )
  })
})

it('a search is counted by category, whatever the one that narrows it', async () => {
  const found = (query: string) => visitor.get(`/auctions/facets?list=search&search=bicicleta${query}`)
  const { categories, total } = (await found('')).body
  const own = auctions[0]?.category ?? 0
  expect(categories).toEqual([{ ID: own, count: total }])
  for (const [ID, left] of [
    [own, total],
    [own + 1, 0],
  ]) {
    const { body } = await found(`&category=${ID}`)
    expect([body.total, body.categories]).toEqual([left, categories])
  }
})

describe('a filter', () => {
  it.each([
    ['province=Narnia', 'Elegí una provincia de la lista.'],
    ['province=', 'Elegí una provincia de la lista.'],
    ['city=', 'Elegí una ciudad.'],
    ['condition=roto', 'Ese estado del artículo no existe.'],
    ['condition=nuevo&condition=roto', 'Ese estado del artículo no existe.'],
    ['delivery=paloma', 'Esa forma de entrega no existe.'],
    ['base_zero=0', 'Poné 1 para ver solo las que empiezan en $ 0.'],
    ['ends_within=2', 'Podés elegir las que terminan en 1, 24, 72 o 168 horas.'],
    ['sort=precio', 'Ese orden no existe.'],
    ['min_price=20&max_price=10', 'El precio mínimo no puede ser mayor que el máximo.'],
  ])('that makes no sense (%s) is refused with a sentence', async (query, sentence) => {
    for (const path of ['/auctions', '/browse', '/categories/1/auctions']) {
      const { status, body } = await visitor.get(`${path}?${query}`)
      expect([status, body.code, body.error]).toEqual([400, 'invalid', sentence])
    }
  })

  it.each(['1e3', '-1', '1,5', '1.234', 'NaN', '', '1000000000000'])(
    'of the price takes no amount like "%s"',
    async (amount) => {
      const { status, body } = await visitor.get(`/auctions?min_price=${amount}`)
      expect([status, body.code]).toEqual([400, 'amount_invalid'])
    },
  )

  it.each(['province', 'city', 'condition', 'search'])('bears what nobody means in %s', async (name) => {
    for (const raw of [
      "'",
      '%27%20or%201=1--',
      '%25',
      '_',
      '%5C',
      '%00',
      '%ED%A0%80',
      '%01',
      'a'.repeat(20_001),
    ]) {
      const { status } = await visitor.get(`/browse?search=bicicleta&${name}=${raw}`)
      expect(status).toBeLessThan(500)
    }
  })

  it('of a category or a list of nothing is none, and an id is needed where there must be one', async () => {
    expect((await visitor.get('/auctions/facets?list=category')).body).toMatchObject({
      error: 'Falta el identificador.',
    })
    expect((await visitor.get('/auctions/facets?list=category&id=999')).status).toBe(404)
    expect((await visitor.get('/auctions/facets?list=user&id=999999')).status).toBe(404)
    expect((await visitor.get('/auctions/facets?list=todas')).body).toMatchObject({
      error: 'Esa lista no existe.',
    })
    expect((await visitor.get('/browse?search=bicicleta&category=999')).body.auctions).toEqual([])
    expect((await visitor.get('/auctions/facets?list=search&search=')).body).toMatchObject({
      total: 0,
      price: null,
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction, makeUser } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { learnWords } from './learn-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  const seller = await makeUser(app)
  const made: [title: string, description: string, endsInMs?: number][] = [
    ['Cámara réflex Canon T7', 'Con dos lentes y bolso.'],
    ['Cuna para niño', 'De madera maciza.'],
    ['Bicicleta rodado 29.5 Venzo', 'Frenos a disco.'],
    ['Bicicleta plegable', 'Se guarda en cualquier lado.', -MINUTE_MS],
    ['Guitarra criolla', 'Ideal para quien anda en bicicleta: viene con funda.'],
    ['Consola PS5 y dos joysticks', 'Nueva, en caja.'],
    ['Colección de estampillas', 'Sellos de la República y del 100% de las provincias.'],
    ['Pingüino de peluche', 'Mide 40 cm.'],
    ['Mesa ratona', 'Para una casa chica.'],
    ['Notebook con seis meses de uso', 'Va con caja, en caso de mudanza.'],
  ]
  for (const [title, description, endsInMs] of made) {
    await makeAuction(app, {
      seller,
      title,
      description,
      endsInMs: endsInMs ?? HOUR_MS,
      startsInMs: -HOUR_MS,
    })
  }
  await learnWords(app.platform.db)
})
afterAll(() => app.stop())

async function found(search: string, more = '') {
  const { status, body } = await visitor.get(`/browse?search=${encodeURIComponent(search)}${more}`)
  expect(status).toBe(200)
  const auctions = body.auctions as { Title: string }[]
  return {
    titles: auctions.map(({ Title }) => Title),
    meta: body.meta as { total: number; did_you_mean?: string },
  }
}

describe('searching', () => {
  it.each([
    ['camara', 'Cámara réflex Canon T7'],
    ['CÁMARA', 'Cámara réflex Canon T7'],
    ['ca\u0301mara', 'Cámara réflex Canon T7'],
    ['cámaras reflex', 'Cámara réflex Canon T7'],
    ['nino', 'Cuna para niño'],
    ['niños', 'Cuna para niño'],
    ['NIN\u0303O', 'Cuna para niño'],
    ['cuna de niño', 'Cuna para niño'],
    ['pinguino', 'Pingüino de peluche'],
    ['coleccion', 'Colección de estampillas'],
    ['colecciones', 'Colección de estampillas'],
    ['ps5', 'Consola PS5 y dos joysticks'],
    ['joystick', 'Consola PS5 y dos joysticks'],
    ['venzo 29.5', 'Bicicleta rodado 29.5 Venzo'],
    ['frenos', 'Bicicleta rodado 29.5 Venzo'],
    ['guit', 'Guitarra criolla'],
    ['estampi', 'Colección de estampillas'],
    ['camar', 'Cámara réflex Canon T7'],
    ['mesas', 'Mesa ratona'],
    ['mesas ratonas', 'Mesa ratona'],
    ['casas', 'Mesa ratona'],
    ['cajas de mudanza', 'Notebook con seis meses de uso'],
  ])('finds by "%s" the auction "%s", as written', async (search, title) => {
    const { titles, meta } = await found(search)
    expect(titles).toContain(title)
    expect(meta).not.toHaveProperty('did_you_mean')
  })

  it('puts the title above the description, and what has finished last', async () => {
    expect((await found('bicicleta')).titles).toEqual([
      'Bicicleta rodado 29.5 Venzo',
      'Guitarra criolla',
      'Bicicleta plegable',
    ])
  })

  it('puts the word as it was written above others of the same stem', async () => {
    await makeAuction(app, { title: 'Zapato de cuero', endsInMs: 30 * MINUTE_MS })
    await makeAuction(app, { title: 'Zapatas de freno', endsInMs: 40 * MINUTE_MS })
    const [shoe, brakes] = ['Zapato de cuero', 'Zapatas de freno']
    expect((await found('zapato')).titles).toEqual([shoe, brakes])
    expect((await found('zapatas')).titles).toEqual([brakes, shoe])
    expect((await found('zapatas', '&min_price=1')).titles).toEqual([brakes, shoe])
  })

  it('takes no short word for another of its stem', async () => {
    expect((await found('mesa')).titles).toEqual(['Mesa ratona'])
    expect((await found('casa')).titles).toEqual(['Mesa ratona'])
  })

  it('wants all the words', async () => {
    expect((await found('guitarra canon')).titles).toEqual([])
  })

  it.each([
    ['bicileta', 'bicicleta', 'Bicicleta rodado 29.5 Venzo'],
    ['camra', 'cámara', 'Cámara réflex Canon T7'],
    ['guitara criola', 'guitarra criolla', 'Guitarra criolla'],
    ['guitarra criola', 'guitarra criolla', 'Guitarra criolla'],
    ['peluhce', 'peluche', 'Pingüino de peluche'],
  ])('takes the mistyped "%s" for "%s", says so, and finds "%s"', async (search, meant, title) => {
    const { titles, meta } = await found(search)
    expect(titles[0]).toBe(title)
    expect(meta.did_you_mean).toBe(meant)
  })

  it('finds nothing where nothing resembles, and says so', async () => {
    expect(await found('xilofonito')).toEqual({
      titles: [],
      meta: { page: 1, limit: 12, pages: 0, total: 0 },
    })
  })

  it.each([
    '',
    '   ',
    '\t\n',
    '%',
    '%%%',
    '_',
    '\\',
    "'",
    '"',
    '&',
    '|',
    '!',
    '()',
    ':*',
    '<->',
    '*',
    '\u200b',
    '🎸',
    '--',
    '$',
    '{}',
  ])('answers an empty list to %j', async (search) => {
    expect((await found(search)).titles).toEqual([])
  })

  it.each([
    "guitarra' or 1=1 --",
    'guitarra & !canon',
    'guitarra:*',
    '"guitarra criolla"',
    'guitarra | criolla',
    '(guitarra',
    'guitarra\\',
    'guitarra %',
    '!guitarra',
    'guitarra <-> criolla',
  ])('takes signs in %j as what they are: no language', async (search) => {
    const { status, body } = await visitor.get(`/browse?search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
    expect(body.auctions).toEqual(expect.any(Array))
  })

  it.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 signs', '%_\\'.repeat(3_333)],
    ['3,000 words', 'uno dos tres '.repeat(1_000)],
    ['10,000 marks', `e${'\u0301'.repeat(10_000)}`],
    ['letters beyond the basic plane', '𝔊𝔲𝔦𝔱𝔞𝔯𝔯𝔞'.repeat(50)],
  ])('bears %s', async (_name, search) => {
    const { status } = await visitor.get(`/browse?search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
  })

  it.each(['%00', 'guitarra%00', '%ED%A0%80', '%FF', '%', '%zz', `${'a'.repeat(20_001)}`])(
    'answers below 500 to the raw text %s',
    async (raw) => {
      const { status } = await visitor.get(`/browse?search=${raw}`)
      expect(status).toBeLessThan(500)
    },
  )

  it('pages what it found', async () => {
    const first = await found('bicicleta', '&limit=2')
    const second = await found('bicicleta', '&limit=2&page=2')
    expect(first.meta).toEqual({ page: 1, limit: 2, pages: 2, total: 3 })
    expect([...first.titles, ...second.titles]).toEqual((await found('bicicleta')).titles)
    expect((await found('bicicleta', '&limit=2&page=3')).titles).toEqual([])
  })
})

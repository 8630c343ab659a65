import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
  const titles = [
    'Cámara réflex Canon',
    'Cámara de fotos antigua',
    'Camisa de lino',
    'Guitarra criolla',
    'Mesa ratona',
  ]
  for (const [index, title] of titles.entries()) {
    await makeAuction(app, { title, endsInMs: (index + 1) * HOUR_MS })
  }
  await makeAuction(app, { title: 'Camafeo de marfil', startsInMs: -3 * HOUR_MS, endsInMs: -HOUR_MS })
})
afterAll(() => app.stop())

async function suggested(q: string) {
  const { status, body } = await visitor.get(`/browse/suggestions?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body as {
    queries: string[]
    categories: { name: string; slug: string; category?: { name: string } }[]
    auctions: { ID: number; Title: string }[]
  }
}

it.each(['cama', 'CÁMA', 'ca\u0301ma'])('completes "%s" whatever its accents and capitals', async (typed) => {
  const { queries, auctions } = await suggested(typed)
  expect(queries[0]).toBe('cámara')
  expect(queries.length).toBeLessThanOrEqual(5)
  expect(auctions.map(({ Title }) => Title)).toEqual(['Cámara réflex Canon', 'Cámara de fotos antigua'])
})

it('suggests open auctions only, those that end first before others, at most four', async () => {
  const { auctions } = await suggested('ca')
  expect(auctions.map(({ Title }) => Title)).toEqual([
    'Cámara réflex Canon',
    'Cámara de fotos antigua',
    'Camisa de lino',
  ])
  expect((await suggested('camafeo')).auctions).toEqual([])
})

it('suggests categories by the beginning of any of their words, with what links to them', async () => {
  const { categories } = await suggested('fotogra')
  expect(categories).toEqual([
    {
      ID: expect.any(Number),
      name: 'Cámaras y fotografía',
      slug: 'camaras-y-fotografia',
      category: { ID: expect.any(Number), name: 'Electrónica', slug: 'electronica' },
    },
    {
      ID: expect.any(Number),
      name: 'Fotografía',
      slug: 'fotografia',
      category: { ID: expect.any(Number), name: 'Arte y antigüedades', slug: 'arte-y-antiguedades' },
    },
  ])
  expect((await suggested('musica')).categories[0]).toMatchObject({ name: 'Música', slug: 'musica' })
  expect((await suggested('a')).categories.length).toBeLessThanOrEqual(3)
})

it('goes on from several words', async () => {
  expect((await suggested('camara ref')).queries).toEqual(['camara réflex', 'camara réflex canon'])
})

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['signs', "% _ \\ ' & :* 🎸 \u200b"],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['6,000 single letters', 'q w z '.repeat(2_000)],
])('has nothing to say to %s, and bears it', async (_name, typed) => {
  expect(await suggested(typed)).toEqual({ queries: [], categories: [], auctions: [] })
})

it.each(['%00', '%ED%A0%80', '%FF', '%'])('answers below 500 to the raw text %s', async (raw) => {
  expect((await visitor.get(`/browse/suggestions?q=${raw}`)).status).toBeLessThan(500)
})

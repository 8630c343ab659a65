import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makePerson, type Person } from '../../../test/person.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
})
afterAll(() => app.stop())

interface Listed {
  readonly ID: number
  readonly Name: string
  readonly Slug: string
  readonly premium?: boolean
  readonly Subcategories?: readonly Listed[]
}

describe('the catalog', () => {
  it('lists categories in their order with their subcategories, and says which are premium', async () => {
    const categories = (await visitor.get('/categories')).body as unknown as Listed[]
    expect(categories[0]).toMatchObject({ Name: 'Electrónica', Slug: 'electronica', premium: false })
    expect(categories.filter(({ premium }) => premium).map(({ Name }) => Name)).toEqual([
      'Vehículos',
      'Inmuebles',
    ])
    const names = (categories[0]?.Subcategories ?? []).map(({ Name }) => Name)
    expect(names.slice(0, 2)).toEqual(['Audio', 'Cámaras y fotografía'])
    const ids = categories.flatMap(({ Subcategories = [] }) => Subcategories.map(({ ID }) => ID))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('lists provinces, and cities by what was typed', async () => {
    const provinces = (await visitor.get('/locations/provinces')).body as unknown as { name: string }[]
    expect(provinces).toHaveLength(24)
    const { body } = await visitor.get('/locations/cities?province=cordoba&q=r%C3%ADo%20cuarto')
    expect(body).toEqual([{ name: 'Río Cuarto', province: 'Córdoba' }])
    expect((await visitor.get('/locations/cities?province=CABA&q=palermo')).body).toEqual([
      { name: 'Palermo', province: 'Ciudad Autónoma de Buenos Aires' },
    ])
  })

  it('answers 400 to a question that is none', async () => {
    expect((await visitor.get('/locations/cities')).status).toBe(400)
    expect((await visitor.get(`/locations/cities?province=${'x'.repeat(101)}`)).status).toBe(400)
  })
})

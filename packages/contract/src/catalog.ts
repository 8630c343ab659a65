import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Subcategory = z.object({ ID: z.number(), Name: z.string(), Slug: z.string() })

export const Category = z.object({
  ID: z.number(),
  Name: z.string(),
  Slug: z.string(),
  Icon: z.string(),
  premium: z.boolean(),
  Subcategories: z.array(Subcategory),
})
export type Category = z.infer<typeof Category>

export const listCategories = endpoint({
  route: 'GET /categories',
  summary: 'Las categorías con sus subcategorías',
  access: 'visitor',
  replies: { 200: z.array(Category) },
  codes: [],
})

export const listProvinces = endpoint({
  route: 'GET /locations/provinces',
  summary: 'Las provincias de la Argentina',
  access: 'visitor',
  replies: { 200: z.array(z.object({ name: z.string() })) },
  codes: [],
})

export const listCities = endpoint({
  route: 'GET /locations/cities',
  summary: 'Las ciudades de una provincia que empiezan o contienen lo escrito, hasta 20',
  access: 'visitor',
  query: z.strictObject({ province: z.string().max(100), q: z.string().max(100).default('') }),
  replies: { 200: z.array(z.object({ name: z.string(), province: z.string() })) },
  codes: [],
})

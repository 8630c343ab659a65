import { z } from 'zod'
import {
  AuctionSort,
  CappedMeta,
  Facets,
  filterFields,
  isPriceRange,
  PRICE_RANGE_ERROR,
  placeFields,
  Suggestions,
} from './auction-filters.ts'
import { AuctionCard } from './auctions.ts'
import { endpoint } from './endpoint.ts'
import { Id, paging } from './shapes.ts'

const searchField = z.string().max(20_000).default('')

export const browse = endpoint({
  route: 'GET /browse',
  summary:
    'Busca por texto: raíces castellanas, sin acentos, por prefijo, y con errores de tipeo si nada más aparece',
  access: 'visitor',
  query: z
    .strictObject({
      search: searchField,
      ...paging(12),
      ...filterFields,
      ...placeFields,
      sort: AuctionSort.optional(),
    })
    .refine(isPriceRange, PRICE_RANGE_ERROR),
  replies: {
    200: z.object({
      auctions: z.array(AuctionCard),
      /** `did_you_mean`: nothing matched as written; this is what was searched for instead. */
      meta: CappedMeta.extend({ did_you_mean: z.string().optional() }),
    }),
  },
  codes: [],
})

export const getFacets = endpoint({
  route: 'GET /auctions/facets',
  summary: 'Cuántas subastas de una lista hay por cada filtro, con los demás filtros puestos',
  access: 'visitor',
  query: z
    .strictObject({
      list: z.enum(
        [
          'active',
          'finished',
          'basezero',
          'mostbids',
          'finishingsoon',
          'category',
          'subcategory',
          'user',
          'search',
        ],
        { error: 'Esa lista no existe.' },
      ),
      /** Of the category, the subcategory or the person. */
      id: Id.optional(),
      search: searchField,
      ...filterFields,
      ...placeFields,
    })
    .refine(({ list, id }) => id !== undefined || !['category', 'subcategory', 'user'].includes(list), {
      error: 'Falta el identificador.',
      path: ['id'],
    })
    .refine(isPriceRange, PRICE_RANGE_ERROR),
  replies: { 200: Facets },
  codes: ['not_found'],
})

export const suggest = endpoint({
  route: 'GET /browse/suggestions',
  summary: 'Qué puede estar buscando quien empieza a escribir',
  access: 'visitor',
  query: z.strictObject({ q: searchField }),
  replies: { 200: Suggestions },
  codes: [],
})

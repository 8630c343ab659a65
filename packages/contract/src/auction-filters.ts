import { fromWireText } from '@martillo/domain/money/wire-amount'
import { z } from 'zod'
import { AmountText, Id, Meta } from './shapes.ts'

export const Condition = z.enum(['nuevo', 'usado', 'reacondicionado'], {
  error: 'Elegí el estado del artículo.',
})
export const DeliveryOption = z.enum(
  ['retiro', 'envio-a-cargo-del-comprador', 'envio-gratis', 'a-convenir'],
  {
    error: 'Elegí al menos una forma de entrega.',
  },
)

/** Hours. */
export const EndsWithin = z.enum(['1', '24', '72', '168'], {
  error: 'Podés elegir las que terminan en 1, 24, 72 o 168 horas.',
})
export type EndsWithin = z.infer<typeof EndsWithin>

export const AuctionSort = z.enum(['ending', 'recent', 'price', 'price_desc', 'bids'], {
  error: 'Ese orden no existe.',
})
export type AuctionSort = z.infer<typeof AuctionSort>

const PROVINCE_SENTENCE = 'Elegí una provincia de la lista.'
const CITY_SENTENCE = 'Elegí una ciudad.'

/** A choice that an address may carry several times; any of them will do. */
function severalOf<const T extends string>(choices: readonly T[], error: string) {
  const choice = z.enum(choices, { error })
  return z
    .union([choice, z.array(choice).max(10).readonly()], { error })
    .transform((value) => [...new Set([value].flat())])
}

/** What narrows a list; all together must hold. Prices are compared with the highest bid, or the base without bids. */
export const filterFields = {
  province: z
    .string({ error: PROVINCE_SENTENCE })
    .trim()
    .min(1, { error: PROVINCE_SENTENCE })
    .max(100)
    .optional(),
  city: z.string({ error: CITY_SENTENCE }).trim().min(1, { error: CITY_SENTENCE }).max(100).optional(),
  condition: severalOf(Condition.options, 'Ese estado del artículo no existe.').optional(),
  min_price: AmountText.optional(),
  max_price: AmountText.optional(),
  base_zero: z.literal('1', { error: 'Poné 1 para ver solo las que empiezan en $ 0.' }).optional(),
  delivery: severalOf(DeliveryOption.options, 'Esa forma de entrega no existe.').optional(),
  ends_within: EndsWithin.optional(),
}

/** Where one may look besides, when searching by text. */
export const placeFields = { category: Id.optional(), subcategory: Id.optional() }

interface PriceRange {
  readonly min_price?: string | undefined
  readonly max_price?: string | undefined
}

export const PRICE_RANGE_ERROR = {
  error: 'El precio mínimo no puede ser mayor que el máximo.',
  path: ['min_price'],
}

/** Whether a range of prices, where both are given, is not upside down. */
export function isPriceRange({ min_price, max_price }: PriceRange): boolean {
  if (min_price === undefined || max_price === undefined) return true
  const [from, to] = [fromWireText(min_price), fromWireText(max_price)]
  return !from.ok || !to.ok || from.cents <= to.cents
}

/** `capped`: there are more than `total`; pages end there. */
export const CappedMeta = Meta.extend({ capped: z.literal(true).optional() })
export type CappedMeta = z.infer<typeof CappedMeta>

const Place = z.object({ name: z.string(), count: z.number() })

/** How many of a list have each value of each filter, with all the other filters applied. */
export const Facets = z.object({
  total: z.number(),
  /**
   * There are more than `total`: the list is too long to be counted to its end, and the numbers are "at least". So may be,
   * by themselves, those of a filter that is set, which are counted without it.
   */
  capped: z.boolean(),
  conditions: z.record(Condition, z.number()),
  deliveries: z.record(DeliveryOption, z.number()),
  /** The most frequent first. */
  provinces: z.array(Place),
  /** Only when a province was chosen: its cities. */
  cities: z.array(Place).optional(),
  /** Only of a search: the categories, the most frequent first. */
  categories: z.array(z.object({ ID: z.number(), count: z.number() })).optional(),
  base_zero: z.number(),
  ends_within: z.record(EndsWithin, z.number()),
  /** Pesos; null when there is nothing. */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
})
export type Facets = z.infer<typeof Facets>

const PlaceInCatalog = z.object({ ID: z.number(), name: z.string(), slug: z.string() })

/** What may be meant by the beginning of a search. */
export const Suggestions = z.object({
  /** Up to 5 texts to search for. */
  queries: z.array(z.string()),
  /** Up to 3 categories, or subcategories: those with `category`, the one they belong to. */
  categories: z.array(PlaceInCatalog.extend({ category: PlaceInCatalog.optional() })),
  /** Up to 4 that have not ended. */
  auctions: z.array(z.object({ ID: z.number(), Title: z.string(), PrimaryPic: z.string() })),
})
export type Suggestions = z.infer<typeof Suggestions>

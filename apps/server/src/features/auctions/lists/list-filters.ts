import type { AuctionSort } from '@martillo/contract/auction-filters'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@martillo/domain/auctions/publication'
import { fromWireText } from '@martillo/domain/money/wire-amount'
import { invalidField } from '../../../platform/http/invalid-input.ts'
import { findProvince } from '../../catalog/public.ts'
import { foldText } from './fold-text.ts'

export type Sort = AuctionSort

/** What narrows a list; all together must hold. */
export interface Filters {
  readonly province?: string
  /** Without accents and capitals. */
  readonly cityKey?: string
  readonly conditions?: readonly string[]
  readonly minCents?: number
  readonly maxCents?: number
  readonly baseZero?: true
  readonly deliveries?: readonly DeliveryOption[]
  readonly endsWithinHours?: number
  readonly categoryId?: number
  readonly subcategoryId?: number
}

/** As the contract reads them from an address. */
export interface FilterQuery {
  readonly province?: string | undefined
  readonly city?: string | undefined
  readonly condition?: readonly string[] | undefined
  readonly min_price?: string | undefined
  readonly max_price?: string | undefined
  readonly base_zero?: '1' | undefined
  readonly delivery?: readonly string[] | undefined
  readonly ends_within?: string | undefined
  readonly category?: number | undefined
  readonly subcategory?: number | undefined
}

function centsOf(text: string): number {
  const amount = fromWireText(text)
  return amount.ok ? amount.cents : Number.NaN
}

function officialProvince(written: string): string {
  const province = findProvince(written)
  if (province === undefined) throw invalidField('province', 'Elegí una provincia de la lista.')
  return province
}

/** The filters of an address, in one order, so that the same ones make the same key. Throws a 400 for an unknown province. */
export function readFilters(query: FilterQuery): Filters {
  const { province, city, condition, min_price, max_price, delivery, ends_within } = query
  return {
    ...(province === undefined ? {} : { province: officialProvince(province) }),
    ...(city === undefined ? {} : { cityKey: foldText(city) }),
    ...(condition === undefined ? {} : { conditions: condition.toSorted() }),
    ...(min_price === undefined ? {} : { minCents: centsOf(min_price) }),
    ...(max_price === undefined ? {} : { maxCents: centsOf(max_price) }),
    ...(query.base_zero === undefined ? {} : { baseZero: true as const }),
    ...(delivery === undefined
      ? {}
      : { deliveries: DELIVERY_OPTIONS.filter((option) => delivery.includes(option)) }),
    ...(ends_within === undefined ? {} : { endsWithinHours: Number(ends_within) }),
    ...(query.category === undefined ? {} : { categoryId: query.category }),
    ...(query.subcategory === undefined ? {} : { subcategoryId: query.subcategory }),
  }
}

/** The same text for the same filters and order. */
export function keyOfFilters(filters: Filters, sort?: Sort): string {
  return `${JSON.stringify(filters)} ${sort ?? ''}`
}

import type { Category } from '@martillo/contract/catalog'
import { formatPrice } from '../../lib/format-price.ts'
import { conditionWords, deliveryWords } from '../auctions/words.ts'
import { changeFilters, type Filters } from './filters.ts'

export const endingWords: Record<NonNullable<Filters['ends_within']>, string> = {
  1: 'Termina en 1 hora',
  24: 'Termina en 24 horas',
  72: 'Termina en 3 días',
  168: 'Termina en una semana',
}

export interface FilterPill {
  words: string
  /** The filters without what it says. */
  without: Filters
}

/** `$ 1.500 a $ 20.000`, `Desde $ 1.500`, `Hasta $ 20.000`; undefined without a range. */
export function priceWords({ min_price, max_price }: Filters): string | undefined {
  const [from, to] = [min_price, max_price].map((text) => text && formatPrice(Number(text)))
  if (from && to) return from === to ? from : `${from} a ${to}`
  if (from) return `Desde ${from}`
  return to && `Hasta ${to}`
}

/** What narrows a list down, one by one, in the order of the filters. */
export function filterPills(filters: Filters, categories: readonly Category[] = []): FilterPill[] {
  const { category, province, city, condition = [], delivery = [], base_zero, ends_within } = filters
  const price = priceWords(filters)
  const pill = (words: string, change: Parameters<typeof changeFilters>[1]): FilterPill => ({
    words,
    without: changeFilters(filters, change),
  })
  const named = categories.find(({ ID }) => String(ID) === category)
  return [
    ...(category ? [pill(named?.Name ?? 'Categoría', { category: undefined })] : []),
    ...(province ? [pill(province, { province: undefined })] : []),
    ...(city ? [pill(city === province ? `${city} (ciudad)` : city, { city: undefined })] : []),
    ...(price ? [pill(price, { min_price: undefined, max_price: undefined })] : []),
    ...(base_zero ? [pill('Base $0', { base_zero: undefined })] : []),
    ...condition.map((one) =>
      pill(conditionWords[one], { condition: condition.filter((other) => other !== one) }),
    ),
    ...delivery.map((one) =>
      pill(deliveryWords[one], { delivery: delivery.filter((other) => other !== one) }),
    ),
    ...(ends_within ? [pill(endingWords[ends_within], { ends_within: undefined })] : []),
  ]
}

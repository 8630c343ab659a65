import { pageOf } from '../../ui/pages-around.ts'

const CONDITIONS = ['nuevo', 'usado', 'reacondicionado'] as const
const DELIVERIES = ['retiro', 'envio-a-cargo-del-comprador', 'envio-gratis', 'a-convenir'] as const
const HOURS = ['1', '24', '72', '168'] as const
const SORTS = {
  'por-terminar': 'ending',
  recientes: 'recent',
  'menor-precio': 'price',
  'mayor-precio': 'price_desc',
  'mas-pujas': 'bids',
} as const

/** What narrows a list down, as the calls take it. What does not narrow is absent. */
export interface Filters {
  /** The number of a category; only a search is narrowed by it. */
  category?: string
  province?: string
  city?: string
  condition?: readonly (typeof CONDITIONS)[number][]
  /** Pesos in the wire's form: digits, and at most two decimals after a point. */
  min_price?: string
  max_price?: string
  base_zero?: '1'
  delivery?: readonly (typeof DELIVERIES)[number][]
  /** Hours. */
  ends_within?: (typeof HOURS)[number]
}

/** The words of an address for the sorts of the wire. */
export type SortWord = keyof typeof SORTS

const NAMES = {
  category: 'categoria',
  province: 'provincia',
  city: 'ciudad',
  condition: 'estado',
  min_price: 'desde',
  max_price: 'hasta',
  base_zero: 'base0',
  delivery: 'entrega',
  ends_within: 'termina',
} as const satisfies Record<keyof Filters, string>

const FILTERS = Object.keys(NAMES) as (keyof Filters)[]
const SORT = 'orden'
const LONGEST_PLACE = 100
const NUMBER = /^[1-9]\d{0,8}$/
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/** The filters in the query of an address. What makes no sense there is left aside, never sent nor refused. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  const all = (name: keyof Filters) => query.getAll(NAMES[name])
  const place = (name: keyof Filters) => all(name)[0]?.trim().slice(0, LONGEST_PLACE) || undefined
  const among = <T extends string>(name: keyof Filters, known: readonly T[]) => {
    const found = known.filter((value) => all(name).includes(value))
    return found.length > 0 ? found : undefined
  }
  const amount = (name: keyof Filters) => all(name).find((text) => AMOUNT.test(text))
  const least = amount('min_price')
  const most = amount('max_price')
  const isRange = least === undefined || most === undefined || Number(least) <= Number(most)
  return present({
    category: query.has('q') ? all('category').find((text) => NUMBER.test(text)) : undefined,
    province: place('province'),
    city: place('city'),
    condition: among('condition', CONDITIONS),
    min_price: isRange ? least : undefined,
    max_price: isRange ? most : undefined,
    base_zero: all('base_zero').includes('1') ? '1' : undefined,
    delivery: among('delivery', DELIVERIES),
    ends_within: among('ends_within', HOURS)?.[0],
  })
}

/** The query with these filters in place of those it has; back on the first page, what else is in it stays. */
export function filterSearch(search: string, filters: Filters): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  for (const name of FILTERS) {
    query.delete(NAMES[name])
    for (const value of [filters[name] ?? []].flat()) query.append(NAMES[name], value)
  }
  return textOf(query)
}

export function readSort(search: string): SortWord | undefined {
  const word = new URLSearchParams(search).get(SORT) ?? ''
  return Object.hasOwn(SORTS, word) ? (word as SortWord) : undefined
}

/** The query in another order, or in the list's own without one; back on the first page. */
export function sortSearch(search: string, sort: SortWord | undefined): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (sort) query.set(SORT, sort)
  else query.delete(SORT)
  return textOf(query)
}

/** What a list's call is asked for an address: its page, filters and order. */
export function listQuery(search: string) {
  const sort = readSort(search)
  const { category, ...filters } = readFilters(search)
  const query = { page: pageOf(search), ...filters, sort: sort && SORTS[sort] }
  return category ? { ...query, category } : query
}

/** The filters with some of them changed; undefined takes one away, and a city goes with its province. */
export function changeFilters(
  filters: Filters,
  change: { [K in keyof Filters]: Filters[K] | undefined },
): Filters {
  const moved = 'province' in change && change.province !== filters.province
  return present({ ...filters, ...(moved && { city: undefined }), ...change })
}

/** Only what narrows, always in one order: the same filters make the same key. */
function present(some: { [K in keyof Filters]: Filters[K] | undefined }): Filters {
  return Object.fromEntries(FILTERS.flatMap((name) => (some[name]?.length ? [[name, some[name]]] : [])))
}

function textOf(query: URLSearchParams): string {
  const text = query.toString()
  return text ? `?${text}` : ''
}

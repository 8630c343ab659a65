import { CONDITIONS, DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import { foldText } from './fold-text.ts'
import type { Varied } from './varied-auctions.testing.ts'

export type ListName =
  | 'active'
  | 'finished'
  | 'basezero'
  | 'mostbids'
  | 'finishingsoon'
  | 'category'
  | 'subcategory'
  | 'user'
  | 'search'

/** Filters and order as an address carries them. */
export interface Wish {
  readonly province?: string | undefined
  readonly city?: string | undefined
  readonly condition?: readonly string[] | undefined
  readonly min_price?: string | undefined
  readonly max_price?: string | undefined
  readonly base_zero?: string | undefined
  readonly delivery?: readonly string[] | undefined
  readonly ends_within?: string | undefined
  readonly sort?: string | undefined
}

const HOUR_MS = 3_600_000
const WORD = 'bicicleta'

function isIn(list: ListName, one: Varied, of: Varied, now: number): boolean {
  const open = one.endAt > now
  const running = open && one.startAt <= now
  switch (list) {
    case 'active':
      return open
    case 'finished':
      return !open
    case 'basezero':
      return open && one.baseZero
    case 'mostbids':
    case 'finishingsoon':
      return running
    case 'category':
      return one.category === of.category
    case 'subcategory':
      return one.subcategory === of.subcategory
    case 'user':
      return one.sellerId === of.sellerId
    case 'search':
      return foldText(one.title).includes(WORD)
  }
}

function endsWithin(one: Varied, hours: string, now: number): boolean {
  return one.endAt > now && one.endAt <= now + Number(hours) * HOUR_MS
}

function answers(one: Varied, wish: Wish, now: number): boolean {
  return (
    (wish.province === undefined || one.province === wish.province) &&
    (wish.city === undefined || foldText(one.city) === foldText(wish.city)) &&
    (wish.condition === undefined || wish.condition.includes(one.condition)) &&
    (wish.min_price === undefined || one.price >= Number(wish.min_price)) &&
    (wish.max_price === undefined || one.price <= Number(wish.max_price)) &&
    (wish.base_zero === undefined || one.baseZero) &&
    (wish.delivery === undefined || wish.delivery.some((option) => one.deliveries.includes(option))) &&
    (wish.ends_within === undefined || endsWithin(one, wish.ends_within, now))
  )
}

type Order = (one: Varied, other: Varied) => number

const orders: Record<string, Order> = {
  recent: (one, other) => other.publishedAt - one.publishedAt || other.id - one.id,
  price: (one, other) => one.price - other.price || one.id - other.id,
  price_desc: (one, other) => other.price - one.price || other.id - one.id,
  bids: (one, other) => other.bids - one.bids || one.id - other.id,
}
const byEnd: Order = (one, other) => one.endAt - other.endAt || one.id - other.id
const byLatestEnd: Order = (one, other) => -byEnd(one, other)

const ownOrders: Record<ListName, string> = {
  active: 'recent',
  basezero: 'recent',
  mostbids: 'bids',
  finishingsoon: 'ending',
  finished: 'ending',
  category: 'ending',
  subcategory: 'ending',
  user: 'ending',
  // All have the word in their title.
  search: 'ending',
}

/** What has not ended comes before what has; by the end, the soonest of the ones and the latest of the others first. */
export function expectedIds(
  all: readonly Varied[],
  list: ListName,
  of: Varied,
  wish: Wish,
  now: number,
): number[] {
  const found = all.filter((one) => isIn(list, one, of, now) && answers(one, wish, now))
  const order = orders[wish.sort ?? ownOrders[list]]
  const open = found.filter((one) => one.endAt > now).sort(order ?? byEnd)
  const ended = found.filter((one) => one.endAt <= now).sort(order ?? byLatestEnd)
  return [...open, ...ended].map(({ id }) => id)
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}

function places(counts: Map<string, number>) {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}

/** Counted one by one. */
function categoriesOf(found: readonly Varied[]) {
  const counts = [...countBy(found, ({ category }) => String(category))]
  return counts
    .map(([ID, count]) => ({ ID: Number(ID), count }))
    .sort((a, b) => b.count - a.count || a.ID - b.ID)
}

export function expectedFacets(all: readonly Varied[], list: ListName, of: Varied, wish: Wish, now: number) {
  const found = (...aside: (keyof Wish)[]) => {
    const rest = Object.fromEntries(
      Object.entries(wish).filter(([name]) => !aside.includes(name as keyof Wish)),
    )
    return all.filter((one) => isIn(list, one, of, now) && answers(one, rest, now))
  }
  const prices = found('min_price', 'max_price').map(({ price }) => price)
  const conditions = found('condition')
  const deliveries = found('delivery')
  const ends = found('ends_within')
  // Of a city that is written in several ways one is shown; here it is the last of them by its letters.
  const cities = countBy(found('city'), ({ city }) => foldText(city))
  const written = (key: string) =>
    found('city')
      .filter(({ city }) => foldText(city) === key)
      .map(({ shownCity }) => shownCity)
      .sort()
      .at(-1) ?? ''
  return {
    total: found().length,
    capped: false,
    conditions: Object.fromEntries(
      CONDITIONS.map((condition) => [
        condition,
        conditions.filter((one) => one.condition === condition).length,
      ]),
    ),
    deliveries: Object.fromEntries(
      DELIVERY_OPTIONS.map((option) => [
        option,
        deliveries.filter((one) => one.deliveries.includes(option)).length,
      ]),
    ),
    provinces: places(countBy(found('province'), ({ province }) => province)),
    ...(wish.province === undefined
      ? {}
      : { cities: places(new Map([...cities].map(([key, count]) => [written(key), count]))) }),
    ...(list === 'search' ? { categories: categoriesOf(found()) } : {}),
    base_zero: found('base_zero').filter(({ baseZero }) => baseZero).length,
    ends_within: Object.fromEntries(
      ['1', '24', '72', '168'].map((hours) => [
        hours,
        ends.filter((one) => endsWithin(one, hours, now)).length,
      ]),
    ),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  }
}

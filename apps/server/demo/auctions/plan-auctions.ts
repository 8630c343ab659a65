import { suggestIncrement } from '@martillo/domain/auctions/suggest-increment'
import type { Item } from '../content/item.ts'
import { shelves } from '../content/shelves.ts'
import { VIEWS, type View } from '../pictures/draw-view.ts'
import type { Random } from '../random.ts'

export type Fate = 'running' | 'scheduled' | 'finished'

/** An auction of the demonstration, before it has a seller and an id. Times in epoch milliseconds. */
export interface PlannedAuction {
  readonly item: Item
  readonly category: string
  readonly premium: boolean
  readonly fate: Fate
  readonly startAt: number
  readonly endAt: number
  readonly basePriceCents: number
  readonly incrementCents: number
  /** How many bids people try to place. */
  readonly bids: number
  readonly views: readonly View[]
  /** Degrees: the tint of the first picture's backdrop. */
  readonly hue: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const PREMIUM = new Set(['vehiculos', 'inmuebles'])
/** What ends while somebody looks around. */
const SOON_MINUTES = [3, 5, 8, 12, 18, 26, 35, 47, 58]
const LONGEST_HOURS = 240

/** Chooses `size` things and what becomes of each: most run, some have ended, a few have not begun. */
export function planAuctions(now: number, size: number, random: Random): PlannedAuction[] {
  const longest = Math.max(...shelves.map(({ items }) => items.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    shelves.flatMap(({ category, items }) => {
      const item = items[round]
      return item ? [{ category, item }] : []
    }),
  )
  const chosen = random.shuffle(rounds.flat().slice(0, size))
  const finished = Math.round(size * 0.18)
  const scheduled = Math.round(size * 0.035)
  const running = size - finished - scheduled
  return chosen.map(({ category, item }, index) => {
    const fate = index < running ? 'running' : index < running + finished ? 'finished' : 'scheduled'
    const rank = fate === 'finished' ? index - running : index
    return plan(item, category, fate, rank, { running, finished }, now, random)
  })
}

function plan(
  item: Item,
  category: string,
  fate: Fate,
  rank: number,
  counts: { running: number; finished: number },
  now: number,
  random: Random,
): PlannedAuction {
  const premium = PREMIUM.has(category)
  const fromZero = !premium && random.chance(0.24)
  const share = premium ? 0.55 + random.next() * 0.3 : 0.25 + random.next() * 0.45
  const basePriceCents = fromZero ? 0 : roundPrice(item.price * share) * 100
  return {
    item,
    category,
    premium,
    fate,
    ...times(fate, rank, counts, now, random),
    basePriceCents,
    incrementCents: suggestIncrement(fromZero ? item.price * 30 : basePriceCents),
    bids: fate === 'scheduled' ? 0 : bidsWanted(fate, rank, random),
    views: chooseViews(random),
    hue: random.between(0, 359),
  }
}

function times(
  fate: Fate,
  rank: number,
  counts: { running: number; finished: number },
  now: number,
  random: Random,
) {
  const minute = Math.ceil(now / MINUTE_MS) * MINUTE_MS
  if (fate === 'scheduled') {
    const startAt = minute + random.between(2, 60) * HOUR_MS
    return { startAt, endAt: startAt + random.between(2, 7) * DAY_MS }
  }
  const running = random.between(20, 150) * HOUR_MS + random.between(0, 59) * MINUTE_MS
  if (fate === 'finished') {
    // From a quarter of an hour to six days ago, the latest first.
    const ago = 15 * MINUTE_MS + Math.round((rank / Math.max(1, counts.finished - 1)) ** 2 * 6 * DAY_MS)
    const endAt = minute - Math.round(ago / MINUTE_MS) * MINUTE_MS
    return { startAt: endAt - running, endAt }
  }
  const soon = SOON_MINUTES[rank]
  const place = (rank - SOON_MINUTES.length) / Math.max(1, counts.running - SOON_MINUTES.length)
  const leftMs = soon ? soon * MINUTE_MS : Math.round(1.3 * (LONGEST_HOURS / 1.3) ** place * 60) * MINUTE_MS
  return { startAt: minute - running, endAt: minute + leftMs }
}

function bidsWanted(fate: Fate, rank: number, random: Random): number {
  if (fate === 'running' && rank < SOON_MINUTES.length) return random.between(6, 18)
  const chance = random.next()
  if (chance < 0.16) return 0
  if (chance < 0.5) return random.between(1, 4)
  return chance < 0.86 ? random.between(5, 10) : random.between(11, 24)
}

function chooseViews(random: Random): View[] {
  const [first = 'front', ...others] = VIEWS
  return [first, ...random.shuffle(others).slice(0, random.pick([1, 1, 1, 1, 1, 2, 3]))]
}

/** Two leading digits, as people write prices. */
function roundPrice(pesos: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(pesos)) - 1)
  return Math.round(pesos / step) * step
}

export type Band = 1 | 2 | 3 | 4 | 5

/** A rolling window: at most `count` of something in any span of `windowMs`. */
export type RollingLimit = { count: number; windowMs: number }

export type BandRules = {
  band: Band
  fromScore: number
  toScore: number
  /** How many different auctions one may bid on within the window, or how many bids; `null` is without limit. */
  bidding: (RollingLimit & { counts: 'auctions' | 'bids' }) | null
  /** Accepted publications within the window; `null` is without limit, a count of 0 forbids them. */
  publishing: RollingLimit | null
  /** Publishing and bidding in categories flagged as premium. */
  premiumCategories: boolean
  /** The premium label, private auctions and featured ones. */
  privateAuctions: boolean
  featuredAtOnce: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** What each of the five bands of the 0–100 scale allows. The score's ends belong to the band. */
export const BANDS: readonly BandRules[] = [
  {
    band: 1,
    fromScore: 0,
    toScore: 10,
    bidding: { counts: 'auctions', count: 1, windowMs: DAY_MS },
    publishing: { count: 0, windowMs: DAY_MS },
    premiumCategories: false,
    privateAuctions: false,
    featuredAtOnce: 0,
  },
  {
    band: 2,
    fromScore: 11,
    toScore: 25,
    bidding: { counts: 'auctions', count: 10, windowMs: HOUR_MS },
    publishing: { count: 5, windowMs: DAY_MS },
    premiumCategories: false,
    privateAuctions: false,
    featuredAtOnce: 0,
  },
  {
    band: 3,
    fromScore: 26,
    toScore: 50,
    bidding: { counts: 'bids', count: 20, windowMs: HOUR_MS },
    publishing: { count: 50, windowMs: WEEK_MS },
    premiumCategories: false,
    privateAuctions: false,
    featuredAtOnce: 0,
  },
  {
    band: 4,
    fromScore: 51,
    toScore: 75,
    bidding: null,
    publishing: { count: 500, windowMs: WEEK_MS },
    premiumCategories: true,
    privateAuctions: false,
    featuredAtOnce: 0,
  },
  {
    band: 5,
    fromScore: 76,
    toScore: 100,
    bidding: null,
    publishing: null,
    premiumCategories: true,
    privateAuctions: true,
    featuredAtOnce: 3,
  },
]

/** The rules of the band that a score from 0 to 100 lies in; scores outside count as the nearest end. */
export function bandRules(score: number): BandRules {
  const found = BANDS.find((rules) => score <= rules.toScore) ?? BANDS.at(-1)
  if (found === undefined) throw new Error('The table of bands is empty')
  return found
}

/** The number, 1 to 5, of the band that a score lies in. */
export function bandOf(score: number): Band {
  return bandRules(score).band
}

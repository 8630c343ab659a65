import {
  applyReputationEvent,
  type ReputationEntry,
  type ReputationEvent,
} from '@martillo/domain/reputation/apply-event'
import { POINTS, RATING_POINTS, type Stars } from '@martillo/domain/reputation/points'
import { argentineWeek } from '@martillo/domain/text/argentina-calendar'
import type { Random } from '../random.ts'
import type { Level } from './cast.ts'

export interface LedgerLine {
  readonly kind: ReputationEvent['kind']
  readonly subject: string
  readonly points: number
  readonly moved: number
  readonly scoreAfter: number
  readonly at: Date
}

const DAY_MS = 86_400_000
/** Sales of before the demonstration began, which have no row: numbers that no sale will have. */
const FIRST_OLD_SALE = 1_900_000_000

interface Life {
  readonly established: boolean
  readonly weeks: number
  readonly sales: number
  readonly stars: readonly Stars[]
}

const LIVES: Readonly<Record<Level, Life>> = {
  1: { established: false, weeks: 0, sales: 0, stars: [] },
  2: { established: true, weeks: 3, sales: 0, stars: [] },
  3: { established: true, weeks: 8, sales: 5, stars: [5, 5, 4] },
  4: { established: true, weeks: 8, sales: 13, stars: [5, 5, 4, 5, 5, 5] },
  5: { established: true, weeks: 8, sales: 22, stars: [5, 5, 5, 5, 4, 5, 5, 5, 5] },
}

/** How many days before now the account of a level was made. */
export const ACCOUNT_AGE_DAYS: Readonly<Record<Level, number>> = { 1: 2, 2: 40, 3: 120, 4: 210, 5: 330 }

function eventsOf(level: Level, now: number, firstSale: number, random: Random): ReputationEvent[] {
  const { established, weeks, sales, stars } = LIVES[level]
  const born = now - ACCOUNT_AGE_DAYS[level] * DAY_MS
  const events: ReputationEvent[] = [
    { kind: 'email_verified', at: born + 6 * 60_000 },
    { kind: 'profile_complete', at: born + 12 * 60_000 },
  ]
  if (!established) return events
  events.push(
    { kind: 'profile_photo', at: born + 15 * 60_000 },
    { kind: 'identity_verified', at: born + DAY_MS },
  )
  for (let week = 0; week < weeks; week++)
    events.push({ kind: 'active_week', at: born + (2 + 7 * week) * DAY_MS })
  const extra = sales > 0 ? random.between(0, 2) : 0
  for (let count = 0; count < sales + extra; count++) {
    const saleId = firstSale + count
    const at = born + (20 + count * 11) * DAY_MS + random.between(0, DAY_MS)
    events.push({ kind: 'sale_completed', at, saleId })
    const given = stars[count]
    if (given) events.push({ kind: 'rating_received', at: at + 2 * DAY_MS, saleId, stars: given })
  }
  return events.filter((event) => event.at < now).sort((one, other) => one.at - other.at)
}

/** The ledger that leads to a band, judged event by event as it would have been. */
export function makeLedger(level: Level, person: number, now: number, random: Random): LedgerLine[] {
  const entries: ReputationEntry[] = []
  const lines: LedgerLine[] = []
  for (const event of eventsOf(level, now, FIRST_OLD_SALE + person * 100, random)) {
    const { counts, points: moved, score } = applyReputationEvent(entries, event)
    if (!counts) continue
    entries.push({
      kind: event.kind,
      at: event.at,
      points: moved,
      saleId: 'saleId' in event ? event.saleId : null,
    })
    const points = event.kind === 'rating_received' ? RATING_POINTS[event.stars] : POINTS[event.kind]
    const subject =
      'saleId' in event ? String(event.saleId) : event.kind === 'active_week' ? argentineWeek(event.at) : ''
    lines.push({ kind: event.kind, subject, points, moved, scoreAfter: score, at: new Date(event.at) })
  }
  return lines
}

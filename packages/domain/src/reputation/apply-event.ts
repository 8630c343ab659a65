import { argentineMonth, argentineWeek } from '../text/argentina-calendar.ts'
import {
  ACTIVE_WEEKS_AT_MOST,
  ONCE_ONLY,
  POINTS,
  RATING_POINTS,
  type ReputationKind,
  SALE_POINTS_A_MONTH,
  type Stars,
} from './points.ts'

export type ReputationEvent =
  | { kind: 'rating_received'; at: number; saleId: number; stars: Stars }
  | { kind: 'sale_completed' | 'sale_failed'; at: number; saleId: number }
  | { kind: Exclude<ReputationKind, 'rating_received' | 'sale_completed' | 'sale_failed'>; at: number }

/** A stored event: `points` is what it really moved the score by. */
export type ReputationEntry = { kind: ReputationKind; at: number; points: number; saleId?: number | null }

/** The running score, 0 to 100: what the entries moved, in sum. */
export function scoreOf(ledger: readonly ReputationEntry[]): number {
  return ledger.reduce((score, entry) => score + entry.points, 0)
}

/**
 * What one more event does to a ledger: the points that it really moves, the score being cut to 0–100, and the score
 * after it. `counts` is false when a cap leaves the event without effect (once ever, once a week and 8 weeks in all,
 * once per sale, 20 points of sales in an Argentine month); such an event is not to be stored.
 */
export function applyReputationEvent(
  ledger: readonly ReputationEntry[],
  event: ReputationEvent,
): { counts: boolean; points: number; score: number } {
  const before = scoreOf(ledger)
  if (isCapped(ledger, event)) return { counts: false, points: 0, score: before }
  const score = Math.min(100, Math.max(0, before + pointsWithinMonth(ledger, event)))
  return { counts: true, points: score - before, score }
}

function isCapped(ledger: readonly ReputationEntry[], event: ReputationEvent): boolean {
  const earlier = ledger.filter((entry) => entry.kind === event.kind)
  if (ONCE_ONLY.some((kind) => kind === event.kind)) return earlier.length > 0
  if (event.kind === 'active_week') {
    const week = argentineWeek(event.at)
    return earlier.length >= ACTIVE_WEEKS_AT_MOST || earlier.some((entry) => argentineWeek(entry.at) === week)
  }
  if ('saleId' in event && earlier.some((entry) => entry.saleId === event.saleId)) return true
  return event.kind === 'sale_completed' && pointsWithinMonth(ledger, event) === 0
}

function pointsWithinMonth(ledger: readonly ReputationEntry[], event: ReputationEvent): number {
  if (event.kind === 'rating_received') return RATING_POINTS[event.stars]
  if (event.kind !== 'sale_completed') return POINTS[event.kind]
  const month = argentineMonth(event.at)
  const sales = ledger.filter((entry) => entry.kind === event.kind && argentineMonth(entry.at) === month)
  return Math.min(POINTS[event.kind], SALE_POINTS_A_MONTH - scoreOf(sales))
}

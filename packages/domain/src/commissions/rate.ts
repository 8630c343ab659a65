import { bandRules } from '../reputation/bands.ts'

/** Basis points at the lower and the upper end of each band's scores. */
const RATES: Record<1 | 2 | 3 | 4 | 5, { highBp: number; lowBp: number }> = {
  1: { highBp: 2_000, lowBp: 2_000 },
  2: { highBp: 2_000, lowBp: 1_800 },
  3: { highBp: 1_800, lowBp: 1_600 },
  4: { highBp: 1_600, lowBp: 1_200 },
  5: { highBp: 1_250, lowBp: 800 },
}

/** The commission rate of a seller in basis points: it falls linearly with the score inside a band, rounded half up. */
export function commissionRateBp(score: number): number {
  const { band, fromScore, toScore } = bandRules(score)
  const { highBp, lowBp } = RATES[band]
  const span = toScore - fromScore
  const above = Math.min(span, Math.max(0, score - fromScore))
  return Math.floor((2 * (highBp * span - (highBp - lowBp) * above) + span) / (2 * span))
}

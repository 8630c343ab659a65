import { BANDS, type Band, bandOf } from './bands.ts'
import { ONCE_ONLY, POINTS } from './points.ts'

export type NextBand = { band: Band; fromScore: number; missingPoints: number }

/** The band above a score's own and how many points are missing for it; null in the highest. */
export function nextBand(score: number): NextBand | null {
  const above = BANDS.find((rules) => rules.band === bandOf(score) + 1)
  if (above === undefined) return null
  return { band: above.band, fromScore: above.fromScore, missingPoints: above.fromScore - score }
}

/** The once-only events that a person has not had yet, with the points that each would give. */
export function missingOnceOnly(
  had: readonly { kind: string }[],
): { kind: (typeof ONCE_ONLY)[number]; points: number }[] {
  return ONCE_ONLY.filter((kind) => !had.some((entry) => entry.kind === kind)).map((kind) => ({
    kind,
    points: POINTS[kind],
  }))
}

/**
 * A lane is a queue with one time limit for every attempt. The limit is also how long the job of a killed
 * worker stays untouched, so what must be quick is apart from what may take long (pictures, mail servers).
 */
export const LANES = {
  quick: { limitMs: 5_000, atOnce: 4 },
  slow: { limitMs: 120_000, atOnce: 2 },
} as const

export type Lane = keyof typeof LANES

export const laneNames = ['quick', 'slow'] as const satisfies readonly Lane[]

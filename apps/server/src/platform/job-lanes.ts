/**
 * A lane is a queue with one time limit for every attempt. The limit is also how long the job of a killed
 * worker stays untouched, so what must be quick is apart from what may take long (pictures, mail servers).
 * What a hot auction makes by the dozen goes to the crowd: its jobs are taken together, and those of one kind
 * handled in one call.
 */
export const LANES = {
  quick: { limitMs: 5_000, atOnce: 4, together: false },
  crowd: { limitMs: 5_000, atOnce: 100, together: true },
  slow: { limitMs: 120_000, atOnce: 2, together: false },
} as const

export type Lane = keyof typeof LANES

export const laneNames = ['quick', 'crowd', 'slow'] as const satisfies readonly Lane[]

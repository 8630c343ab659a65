import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './shapes.ts'

/** One line of how a score came about. */
export const LedgerEntry = z.object({
  id: z.number(),
  kind: z.string(),
  /** What the rule gives, and what it moved after caps and the cut to 0–100. */
  points: z.number(),
  moved: z.number(),
  score: z.number(),
  at: Instant,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const OwnReputation = z.object({
  score: z.number(),
  band: z.number(),
  /** Nothing in the highest band. */
  next: z.object({ band: z.number(), from: z.number(), missing: z.number() }).nullable(),
  /** What counts once and has not been done yet. */
  missing: z.array(z.object({ kind: z.string(), points: z.number() })),
  /** The last first. */
  ledger: z.array(LedgerEntry),
})
export type OwnReputation = z.infer<typeof OwnReputation>

export const getReputation = endpoint({
  route: 'GET /user/reputation',
  summary: 'La reputación propia: cómo se formó y qué falta para el próximo nivel',
  access: 'member',
  replies: { 200: OwnReputation },
  codes: [],
})

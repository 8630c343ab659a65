import type { OwnReputation } from '@martillo/contract/reputation'
import { bandOf } from '@martillo/domain/reputation/bands'
import { missingOnceOnly, nextBand } from '@martillo/domain/reputation/next-band'
import type { Db } from '../../platform/database.ts'
import { findOwnLedger, getScore } from './reputation.store.ts'

/** How a person's score came about, the last first, and what leads to the next band. */
export async function getOwnReputation(db: Db, userId: number): Promise<OwnReputation> {
  const [score = 0, rows] = await Promise.all([getScore(db, userId), findOwnLedger(db, userId)])
  const next = nextBand(score)
  return {
    score,
    band: bandOf(score),
    next: next && { band: next.band, from: next.fromScore, missing: next.missingPoints },
    missing: missingOnceOnly(rows),
    ledger: rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      points: row.points,
      moved: row.moved,
      score: row.score_after,
      at: row.at.toISOString(),
    })),
  }
}

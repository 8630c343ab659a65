import { applyReputationEvent, type ReputationEvent } from '@martillo/domain/reputation/apply-event'
import { POINTS, RATING_POINTS, type ReputationKind } from '@martillo/domain/reputation/points'
import { argentineWeek } from '@martillo/domain/text/argentina-calendar'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { findLedger, insertReputationEvent, lockScore } from './reputation.store.ts'

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never

/** Something that moves a score, as the domain knows it; the time is read from the deciding clock. */
export type ReputationNews = WithoutTime<ReputationEvent>

function subjectOf(event: ReputationEvent): string {
  if ('saleId' in event) return String(event.saleId)
  return event.kind === 'active_week' ? argentineWeek(event.at) : ''
}

function pointsOf(event: ReputationEvent): number {
  return event.kind === 'rating_received' ? RATING_POINTS[event.stars] : POINTS[event.kind]
}

/**
 * Writes an event into a person's ledger and moves the score, in the caller's transaction. The same thing
 * counts once, however often or at once it is told; what a cap leaves without effect is not written.
 * `subject` names what the event is about where the event itself does not: the report, the commission, the
 * ban. Answers the score after it, and whether it counted.
 */
export async function recordReputation(
  tx: Tx,
  userId: number,
  news: ReputationNews,
  subject?: string,
): Promise<{ counted: boolean; before: number; score: number }> {
  await lockScore(tx, userId)
  const now = await dbNow(tx)
  const event = { ...news, at: now.getTime() } as ReputationEvent
  const about = subject ?? subjectOf(event)
  const rows = await findLedger(tx, userId)
  const before = rows.at(-1)?.score_after ?? 0
  if (rows.some((row) => row.kind === event.kind && row.subject === about)) {
    return { counted: false, before, score: before }
  }
  const ledger = rows.map((row) => ({
    kind: row.kind as ReputationKind,
    at: row.at.getTime(),
    points: row.moved,
    saleId: /^\d+$/.test(row.subject) ? Number(row.subject) : null,
  }))
  const { counts, points, score } = applyReputationEvent(ledger, event)
  if (!counts) return { counted: false, before, score: before }
  await insertReputationEvent(tx, {
    userId,
    kind: event.kind,
    subject: about,
    points: pointsOf(event),
    moved: points,
    score,
    at: now,
  })
  return { counted: true, before, score }
}

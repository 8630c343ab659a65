import type { ReputationKind } from '@martillo/domain/reputation/points'
import type { Db, Tx } from '../../platform/database.ts'

export async function getScore(tx: Db | Tx, userId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reputation_scores')
    .select('score')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.score
}

/** Makes the person's score if there is none, and locks it: events of one person are judged one by one. */
export async function lockScore(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('reputation_scores')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('reputation_scores')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findLedger(tx: Db | Tx, userId: number) {
  return tx
    .selectFrom('reputation_events')
    .select(['kind', 'subject', 'points', 'moved', 'score_after', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** A person's ledger as they read it, the last first. */
export async function findOwnLedger(db: Db, userId: number) {
  return db
    .selectFrom('reputation_events')
    .select(['id', 'kind', 'points', 'moved', 'score_after', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

export interface NewReputationEvent {
  readonly userId: number
  readonly kind: ReputationKind
  readonly subject: string
  /** What the rule gives. */
  readonly points: number
  /** What it really moved. */
  readonly moved: number
  readonly score: number
  readonly at: Date
}

export async function insertReputationEvent(tx: Tx, event: NewReputationEvent): Promise<void> {
  await tx
    .insertInto('reputation_events')
    .values({
      user_id: event.userId,
      kind: event.kind,
      subject: event.subject,
      points: event.points,
      moved: event.moved,
      score_after: event.score,
      at: event.at,
    })
    .execute()
  await tx
    .updateTable('reputation_scores')
    .set({ score: event.score })
    .where('user_id', '=', event.userId)
    .execute()
}

import type { Db, Tx } from '../../platform/database.ts'
import { getScores } from './reputation.store.ts'

/** A person's score, 0 to 100. */
export async function scoreOf(tx: Db | Tx, userId: number): Promise<number> {
  return (await getScores(tx, [userId])).get(userId) ?? 0
}

/** The scores of several people with one query; everybody asked for is in the answer. */
export function scoresOf(tx: Db | Tx, userIds: readonly number[]): Promise<Map<number, number>> {
  return getScores(tx, userIds)
}

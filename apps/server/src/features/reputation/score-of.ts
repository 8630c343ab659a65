import type { Db, Tx } from '../../platform/database.ts'
import { getScore } from './reputation.store.ts'

/** A person's score, 0 to 100; 0 for whoever has none yet. */
export async function scoreOf(tx: Db | Tx, userId: number): Promise<number> {
  return (await getScore(tx, userId)) ?? 0
}

import type { Db, Tx } from './database.ts'
import { isRetryable } from './database-errors.ts'

const TRIES = 4

/**
 * One visible transaction, READ COMMITTED. Whatever `work` throws rolls it back. A deadlock or serialization
 * failure runs `work` again, up to 4 times in all, so it must have no effects outside the database. A COMMIT
 * that the database turned into a ROLLBACK throws.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
    }
  }
}

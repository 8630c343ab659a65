import { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { SqlExecutor } from '../../platform/pipeline.ts'

/** Raw SQL on the pool or in a Kysely transaction, as the stores of bids take it. */
export function sqlOf(db: Db | Tx): SqlExecutor {
  return {
    async executeSql(text, values) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}

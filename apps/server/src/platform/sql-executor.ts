import { CompiledQuery } from 'kysely'
import type { Tx } from './database.ts'
import type { Pipe, SqlExecutor } from './pipeline.ts'

/** Either kind of transaction that a use case may hold. */
export type AnyTx = Tx | Pipe

/** Raw SQL inside the transaction of a use case, whichever kind it is. */
export function executorOf(tx: AnyTx): SqlExecutor {
  if ('executeSql' in tx) return tx
  return {
    async executeSql(text, values) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows }
    },
  }
}

import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { nameOf } from './prepared.ts'
import type { Database } from './schema.generated.ts'

/** Only compiles: a Kysely transaction waits for each statement, a pipelined connection does not. */
export const qb = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

interface Compilable<O> {
  compile(): CompiledQuery<O>
}

/** Runs SQL inside a transaction that somebody else opened; how `emit` writes into either kind. */
export interface SqlExecutor {
  executeSql(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** A transaction whose statements go out together: call several, then `await Promise.all`. */
export interface Pipe extends SqlExecutor {
  begin(): Promise<void>
  query<O>(query: Compilable<O>): Promise<O[]>
  /** Throws when the database answered ROLLBACK because an earlier statement had failed. */
  commit(): Promise<void>
}

interface Corkable {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

/**
 * Statements that are called in one go leave in one packet: without it each is a system call of its own, which
 * costs more than making the statement does.
 */
function gatherWrites(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as Corkable).connection
  let gathering = false
  return () => {
    if (gathering) return
    gathering = true
    stream.cork()
    queueMicrotask(() => {
      gathering = false
      stream.uncork()
    })
  }
}

/**
 * Lends a connection for a pipelined transaction, two round trips in all: one group of reads with `begin`,
 * one group of writes with `commit`. Without a commit everything is rolled back before the connection returns.
 */
export async function withPipe<T>(pool: pg.Pool, work: (pipe: Pipe) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let open = false
  const gather = gatherWrites(client)
  const executeSql: Pipe['executeSql'] = (text, values) => {
    gather()
    return client.query({ name: nameOf(text), text, values: [...values] })
  }
  const pipe: Pipe = {
    async begin() {
      open = true
      gather()
      await client.query('begin')
    },
    async query<O>(query: Compilable<O>) {
      const { sql, parameters } = query.compile()
      return (await executeSql(sql, parameters)).rows as O[]
    },
    executeSql,
    async commit() {
      gather()
      const result = await client.query('commit')
      open = false
      if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back at its commit')
    },
  }
  try {
    return await work(pipe)
  } finally {
    if (open) await client.query('rollback').then(() => client.release(), client.release.bind(client))
    else client.release()
  }
}

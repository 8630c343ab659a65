import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import { preparing } from './prepared.ts'
import type { Database } from './schema.generated.ts'

/** Typed SQL outside a transaction. */
export type Db = Kysely<Database>
/** Typed SQL inside one; stores take it as their first argument. */
export type Tx = Transaction<Database>

export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly db: Db
  close(): Promise<void>
}

/** With the three for short transactions and the one of the live hub a process has ten. */
const POOL_CONNECTIONS = 6
const PIPE_CONNECTIONS = 3
export const STATEMENT_TIMEOUT_MS = 5_000
export const LOCK_TIMEOUT_MS = 3_000

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182

/** A `bigint` column arrives as a number; one beyond 2^53 fails the query instead of losing centavos. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`)
  return value
}

function parseArray<T>(text: string, one: (item: string) => T): T[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map(one)
}

/**
 * How columns arrive: `bigint` as number, `date` as the text `YYYY-MM-DD`, `timestamptz` as `Date` (cut to
 * milliseconds), `numeric` as text, `json` parsed.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return parseInt8
    if (oid === DATE) return (text: string) => text
    if (oid === INT8_ARRAY) return (text: string) => parseArray(text, parseInt8)
    if (oid === DATE_ARRAY) return (text: string) => parseArray(text, (item) => item)
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
} as pg.CustomTypesConfig

export interface DatabaseOptions {
  readonly url: string
  readonly log: Pick<Log, 'warn'>
  readonly connections?: number
  /** Shown by the database as the name of its client. */
  readonly name?: string
  /** Plans each named statement once for all values; right where the values do not change the plan. */
  readonly planOnce?: boolean
}

/**
 * Connections kept for short pipelined transactions on a few rows (bids): those never wait behind a long list, and
 * their statements are not planned anew each time.
 */
export function openPipes(options: Pick<DatabaseOptions, 'url' | 'log'>): OpenDatabase {
  return openDatabase({ ...options, name: 'martillo-pipes', connections: PIPE_CONNECTIONS, planOnce: true })
}

/**
 * Opens a pool. A connection that dies, idle or in use, is logged and replaced: its
 * `error` event must have a listener, or a restart of the database would end this process.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? POOL_CONNECTIONS,
    application_name: options.name ?? 'martillo',
    ...(options.planOnce ? { options: '-c plan_cache_mode=force_generic_plan' } : {}),
    pipeline: true,
    types: columnTypes,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return { pool, db, close: () => pool.end() }
}

import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * Written into a statement (`.modifyFront(prepared)`, or anywhere in its text) it lets each connection plan it once
 * and run it often. Only for texts of a bounded set, and for values that do not change which plan is good.
 */
export const prepared: RawBuilder<unknown> = sql.raw(MARK)

const names = new Map<string, string>()

/** The same text gets the same prepared statement; the texts must be a bounded set (no lists of varying length). */
export function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `m_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`
  names.set(text, name)
  return name
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) =>
    text.includes(MARK)
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values])
  // Cursors are not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

/** The pool as the typed SQL uses it: marked statements go out under a name. */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

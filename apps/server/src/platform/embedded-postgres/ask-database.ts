import pg from 'pg'
import { type Connection, connectionUrl } from './connection-file.ts'

export type Answer = 'ours' | 'refused' | 'silent'

/** Whether the server behind the connection lets us in (`ours`), knows us not (`refused`) or does not answer yet (`silent`). */
export async function askDatabase(connection: Connection): Promise<Answer> {
  const client = new pg.Client({
    connectionString: connectionUrl(connection),
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return 'ours'
  } catch (error) {
    // 28…: authentication failed, 3D000: no such database. Whoever answers so is not the server we left here.
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code.startsWith('28') || code === '3D000' ? 'refused' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

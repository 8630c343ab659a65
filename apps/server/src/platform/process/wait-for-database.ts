import pg from 'pg'
import { StartupError } from '../config/startup-error.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 500
/** Being started or stopped, or crashed and coming back: worth waiting for. Everything else is told at once. */
const PASSING = new Set(['57P03', '57P02', '57P01'])

/** Makes sure that the database answers; one that is just starting is waited for, at most 15 seconds. */
export async function waitForDatabase(url: string): Promise<void> {
  const limit = performance.now() + PATIENCE_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!PASSING.has(code) || performance.now() > limit) throw explained(error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** The driver's own words for a silent host carry no code. */
function explained(error: unknown): unknown {
  const silent = error instanceof Error && /timeout expired|Connection terminated/.test(error.message)
  if (!silent) return error
  return new StartupError(
    'La base de datos no responde. Revisá DATABASE_URL y que PostgreSQL esté en marcha.',
  )
}

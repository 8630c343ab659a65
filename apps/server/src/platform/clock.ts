import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './database.ts'
import type { Log } from './log.ts'

/** The deciding clock as an expression for a statement of its own, after the lock. */
export const appNow: RawBuilder<Date> = sql<Date>`app.now()`

/** Reads the deciding clock. Ask after the lock was had, never before. */
export async function dbNow(tx: Db | Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(appNow.as('now')).executeTakeFirstOrThrow()
  return now
}

export interface Clock {
  /** The database's clock as this process knows it, epoch milliseconds. For showing and caching, not for judging. */
  now(): number
  /** The same, ISO 8601 with milliseconds. */
  nowIso(): string
  /** Measures the offset again. */
  measure(): Promise<void>
  start(): Promise<void>
  stop(): void
}

const MEASURE_EVERY_MS = 10_000
const SAMPLES = 3

/**
 * Keeps the offset between the database's clock and this process's monotonic one, so that a step of the
 * machine's clock changes nothing. Of a few samples the quickest counts, half its round trip taken off.
 */
export function makeClock(pool: pg.Pool, log: Pick<Log, 'warn'>): Clock {
  let offsetMs = performance.timeOrigin
  let timer: NodeJS.Timeout | undefined

  async function measure() {
    let best = Number.POSITIVE_INFINITY
    let found = offsetMs
    for (let sample = 0; sample < SAMPLES; sample++) {
      const sent = performance.now()
      const { rows } = await pool.query<{ ms: number }>(
        'select extract(epoch from app.now())::float8 * 1000 as ms',
      )
      const back = performance.now()
      const [row] = rows
      if (row && back - sent < best) {
        best = back - sent
        found = row.ms - (sent + back) / 2
      }
    }
    offsetMs = found
  }

  const now = () => Math.round(performance.now() + offsetMs)
  // Every reply carries the time, and dozens are sent in one millisecond.
  let shown = { at: Number.NaN, iso: '' }
  function nowIso() {
    const at = now()
    if (at !== shown.at) shown = { at, iso: new Date(at).toISOString() }
    return shown.iso
  }
  return {
    now,
    nowIso,
    measure,
    async start() {
      await measure()
      timer = setInterval(() => {
        measure().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be measured'))
      }, MEASURE_EVERY_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

import type pg from 'pg'

/** Moves the one clock that decides. */
export interface TestClock {
  /** The deciding clock now. */
  now(): Promise<Date>
  /** Moves it on by so many milliseconds; back with a negative number. */
  advance(ms: number): Promise<void>
  /** Makes it this instant; it goes on ticking from there. */
  set(at: Date): Promise<void>
  /** Stops it at this instant, for tests to the millisecond. */
  freeze(at: Date): Promise<void>
  /** Lets it tick again, from real time. */
  reset(): Promise<void>
}

/** `afterMove` lets the processes measure the clock again. */
export function makeTestClock(pool: pg.Pool, afterMove: () => Promise<void>): TestClock {
  async function write(assignment: string, values: unknown[] = []) {
    await pool.query(`update app.test_clock set ${assignment}`, values)
    await afterMove()
  }
  return {
    async now() {
      const { rows } = await pool.query<{ now: Date }>('select app.now() as now')
      return rows[0]?.now ?? new Date(Number.NaN)
    },
    advance: (ms) =>
      write(`offset_ms = offset_ms + $1::bigint, frozen_at = frozen_at + $1::bigint * interval '1 ms'`, [ms]),
    set: (at) =>
      write(
        `offset_ms = round(extract(epoch from $1::timestamptz - clock_timestamp()) * 1000), frozen_at = null`,
        [at],
      ),
    freeze: (at) => write('frozen_at = $1', [at]),
    reset: () => write('offset_ms = 0, frozen_at = null'),
  }
}

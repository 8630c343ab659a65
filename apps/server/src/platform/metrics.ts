import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  observeRequest(route: string, method: string, status: number, seconds: number): void
  /** A counter of a slice's own; names begin with `martillo_`. */
  counter(name: string, help: string): Counter
  histogram(name: string, help: string, buckets?: number[]): Histogram
  gauge(name: string, help: string, read: () => Promise<number> | number): void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Numbers for Prometheus, each server with a registry of its own. */
export function makeMetrics(pools: readonly pg.Pool[]): Metrics {
  const sum = (read: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + read(pool), 0)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'martillo_http_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const metrics: Metrics = {
    registry,
    observeRequest: (route, method, status, seconds) =>
      requests.observe({ route, method, status: String(status) }, seconds),
    counter: (name, help) => new Counter({ name, help, registers: [registry] }),
    histogram: (name, help, buckets = SECONDS) =>
      new Histogram({ name, help, buckets, registers: [registry] }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
  }
  metrics.gauge('martillo_database_connections', 'Open database connections', () =>
    sum((pool) => pool.totalCount),
  )
  metrics.gauge('martillo_database_waiting', 'Who waits for a database connection', () =>
    sum((pool) => pool.waitingCount),
  )
  return metrics
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { notFound } from './failure.ts'

const hidden = { schema: { hide: true }, logLevel: 'warn', config: { uncounted: true } } as const
/** Settlement comes within 2 seconds of the end; far beyond it something stands still. */
const LAG_LIMIT_MS = 30_000
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A connection from this very machine that no proxy has passed on. */
function isTrulyLocal(request: FastifyRequest): boolean {
  const { remoteAddress = '' } = request.raw.socket
  return LOOPBACK.has(remoteAddress) && !FORWARDING.some((header) => header in request.headers)
}

function carriesToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** What those ask who look after the process: is it alive, is it ready, how is it doing. */
export function registerHealth({ app, pool, hooks, metrics, jobs, live, config }: Platform): void {
  metrics.gauge('martillo_live_connections', 'Open live connections', () => live.connections())
  metrics.gauge('martillo_settlement_lag_seconds', 'Age of the oldest unsettled end', async () => {
    return (await hooks.settlementLagMs()) / 1000
  })
  metrics.gauge('martillo_jobs_waiting', 'Jobs that wait or run', async () => {
    const sizes = Object.values(await jobs.backlog())
    return sizes.reduce((sum, size) => sum + size, 0)
  })

  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const database = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    const lagMs = database ? await hooks.settlementLagMs().catch(() => Number.POSITIVE_INFINITY) : null
    const ready = lagMs !== null && lagMs < LAG_LIMIT_MS
    if (!ready) reply.code(503).header('Retry-After', '5')
    return {
      status: ready ? 'ready' : 'not ready',
      database,
      settlement_lag_ms: Number.isFinite(lagMs) ? lagMs : null,
    }
  })
  app.get('/metrics', hidden, async (request, reply) => {
    const allowed = config.metricsToken ? carriesToken(request, config.metricsToken) : isTrulyLocal(request)
    if (!allowed) throw notFound('Esa dirección no existe.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

import path from 'node:path'
import { makeClock } from './clock.ts'
import type { Config } from './config/config.ts'
import { openDatabase, openPipes } from './database.ts'
import { makeEvents } from './events.ts'
import { dropOldAttempts } from './guarded-attempts.ts'
import { makeHooks } from './hooks.ts'
import type { LogOptions } from './http/log-options.ts'
import { countInMemory, countInRedis } from './http/rate-counter.ts'
import { type GeneralRates, generalRates } from './http/rate-limit.ts'
import { makeServer } from './http/server.ts'
import { makeJobs } from './jobs.ts'
import { makeLive } from './live/live.ts'
import { makeMailer } from './mail/mailer.ts'
import { makeMetrics } from './metrics.ts'
import type { Platform } from './platform.ts'
import { openStorage } from './storage.ts'
import { makeSweeps } from './sweeps.ts'

export interface PlatformOptions {
  readonly config: Config
  /** The address that people type, without final slash. */
  readonly publicUrl: string
  /** Of the database that is really used, the embedded one included. */
  readonly databaseUrl: string
  readonly log: LogOptions
  readonly rates?: GeneralRates
}

export interface RunningPlatform extends Platform {
  /** Measures the clock and starts jobs, sweeps and live events as the role says; after all registrations. */
  start(): Promise<void>
  /** In good order: requests in flight end, then live connections, sweeps, jobs, and the database last. */
  stop(): Promise<void>
}

/** Loaded only where there is one: that takes a tenth of a second. */
async function openRedis(url: string) {
  const { createClient } = await import('redis')
  return createClient({ url, disableOfflineQueue: true })
}

const FORGET_EVERY_MS = 3_600_000

/** Opens everything that slices stand on. */
export async function makePlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { config, publicUrl, databaseUrl } = options
  const { appOrigins, redisUrl } = config
  const hooks = makeHooks()
  const redis = redisUrl ? await openRedis(redisUrl) : undefined
  const serverTime = { nowIso: () => '' }
  const app = await makeServer({
    publicUrl,
    trustProxy: config.trustProxy,
    appOrigins,
    productName: config.site.productName,
    log: options.log,
    hooks,
    nowIso: () => serverTime.nowIso(),
    rates: options.rates ?? generalRates,
    rateCounter: redis ? countInRedis(redis) : countInMemory(),
  })
  const { log } = app
  redis?.on('error', (error: unknown) => log.warn({ err: error }, 'Redis cannot be reached'))
  const { pool, db, close } = openDatabase({ url: databaseUrl, log })
  const pipes = openPipes({ url: databaseUrl, log })
  const clock = makeClock(pool, log)
  serverTime.nowIso = clock.nowIso
  const jobs = makeJobs(pool, log)
  const sweeps = makeSweeps(log)
  sweeps.add({ name: 'old attempts', everyMs: FORGET_EVERY_MS }, () => dropOldAttempts(db))
  const live = await makeLive({ app, hooks, publicUrl, appOrigins, databaseUrl, redisUrl })
  const mailer = makeMailer({
    ...config.mail,
    folder: path.join(config.dataDir, 'mail'),
    now: clock.now,
  })
  const storage = await openStorage({ folder: path.join(config.dataDir, 'images'), url: config.storageUrl })
  const events = makeEvents(jobs)
  const metrics = makeMetrics([pool, pipes.pool])
  const worker = config.role !== 'web'
  let stopped: Promise<void> | undefined

  async function stop() {
    // Fastify waits for the requests in flight; the sockets of the live hub would keep it from ending.
    const closing = app.close()
    live.disconnect()
    await closing
    await sweeps.stop()
    await jobs.stop()
    // Last: what was still done here is told to those who watch in other processes.
    await live.stop()
    clock.stop()
    mailer.close()
    await redis?.close().catch(() => undefined)
    await Promise.all([close(), pipes.close()])
  }

  return {
    config,
    publicUrl,
    app,
    log,
    pool,
    pipes: pipes.pool,
    db,
    clock,
    hooks,
    jobs,
    events,
    sweeps,
    live,
    mailer,
    mailFrame: { productName: config.site.productName, publicUrl },
    storage,
    metrics,
    async start() {
      await clock.start()
      await redis?.connect().catch(() => undefined)
      await jobs.start({ work: worker })
      await live.start()
      sweeps.start({ worker })
    },
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

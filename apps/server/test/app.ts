import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { BuiltWeb } from '../src/pages/load-web.ts'
import type { Config } from '../src/platform/config/config.ts'
import type { PlatformOptions, RunningPlatform } from '../src/platform/make-platform.ts'
import { makeTestClock, type TestClock } from './clock.ts'
import { testConfig } from './config.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { type Mailbox, makeMailbox } from './mailbox.ts'

export interface TestApp {
  readonly platform: RunningPlatform
  readonly config: Config
  readonly databaseUrl: string
  readonly clock: TestClock
  readonly mailbox: Mailbox
  /** Lines that were logged, as they are written. */
  readonly log: string[]
  /** Listens on a free port and gives the address; only for what `inject` cannot do (live connections, real sockets). */
  listen(): Promise<string>
  /** Stops the app; the database goes too when the app made it. */
  stop(): Promise<void>
}

export interface AppOptions {
  readonly env?: Record<string, string>
  /** Another app's database: two processes on one. */
  readonly database?: TestDatabase
  readonly rates?: PlatformOptions['rates']
  /** Draws the pages; without it they are bare shells. */
  readonly web?: BuiltWeb
  /** Further registrations, before the app is ready. */
  readonly register?: (platform: RunningPlatform) => void
  /** Whether jobs and sweeps run; they do when not given. */
  readonly start?: boolean
}

const noLimits = {
  read: { max: Number.POSITIVE_INFINITY, perMs: 60_000, by: 'network' },
  write: { max: Number.POSITIVE_INFINITY, perMs: 60_000, by: 'network' },
} as const

/** The whole application on a database of its own. Make one per test file in `beforeAll` and stop it in `afterAll`. */
export async function makeApp(options: AppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await cloneDatabase())
  const config = testConfig(options.env)
  const log: string[] = []
  const platform = await buildApp(
    {
      config,
      publicUrl: config.publicUrl ?? 'http://localhost:3000',
      databaseUrl: database.url,
      log: { level: 'info', stream: { write: (line) => void log.push(line) } },
      rates: options.rates ?? noLimits,
    },
    options.web,
  )
  options.register?.(platform)
  await platform.app.ready()
  if (options.start ?? true) await platform.start()
  return {
    platform,
    config,
    databaseUrl: database.url,
    clock: makeTestClock(platform.pool, platform.clock.measure),
    mailbox: makeMailbox(config.dataDir),
    log,
    async listen() {
      const { server } = platform.app
      if (!server.listening) await platform.app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    async stop() {
      await platform.stop()
      if (!options.database) await database.drop()
      rmSync(config.dataDir, { recursive: true, force: true })
    },
  }
}

/** Two processes' worth of application on one database. The clock moves for both. */
export async function makeTwoApps(options: Omit<AppOptions, 'database'> = {}): Promise<{
  readonly one: TestApp
  readonly two: TestApp
  readonly clock: TestClock
  stop(): Promise<void>
}> {
  const database = await cloneDatabase()
  const one = await makeApp({ ...options, database })
  const two = await makeApp({ ...options, database })
  const measureBoth = async () => {
    await Promise.all([one.platform.clock.measure(), two.platform.clock.measure()])
  }
  return {
    one,
    two,
    clock: makeTestClock(one.platform.pool, measureBoth),
    async stop() {
      await Promise.all([one.stop(), two.stop()])
      await database.drop()
    },
  }
}

/** An app for one test only: stopped when the test is over, however it ends. */
export async function makeAppForTest(options: AppOptions = {}): Promise<TestApp> {
  const app = await makeApp(options)
  onTestFinished(() => app.stop())
  return app
}

import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database.ts'
import type { Events } from './events.ts'
import type { Hooks } from './hooks.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { MailFrame } from './mail/mail-template.ts'
import type { Metrics } from './metrics.ts'
import type { Storage } from './storage.ts'
import type { Sweeps } from './sweeps.ts'

/** What every slice is given when it registers: `registerBids(platform)`. */
export interface Platform {
  readonly config: Config
  /** The address that people type, without final slash. */
  readonly publicUrl: string
  readonly app: FastifyInstance
  readonly log: Log
  readonly pool: pg.Pool
  /** For short pipelined transactions, `withPipe`. */
  readonly pipes: pg.Pool
  readonly db: Db
  readonly clock: Clock
  readonly hooks: Hooks
  readonly jobs: Jobs
  readonly events: Events
  /** Repeated work; begins when the process starts, not at registration. */
  readonly sweeps: Sweeps
  readonly live: Live
  readonly mailer: Mailer
  /** What every mail's template needs. */
  readonly mailFrame: MailFrame
  readonly storage: Storage
  readonly metrics: Metrics
}

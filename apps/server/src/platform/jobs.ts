import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { JobContext, JobHandler, JobKind, TakenJob } from './job-kind.ts'
import { LANES, laneNames } from './job-lanes.ts'
import type { Log } from './log.ts'
import { type AnyTx, executorOf } from './sql-executor.ts'
import { makeWorker } from './worker.ts'

export interface AddOptions {
  /** Not before so many milliseconds from now. */
  readonly delayMs?: number
}

export interface Jobs {
  /** Names who does a kind of job; before `start`. Runs at least once: handlers are idempotent. */
  handle<T extends object>(kind: JobKind<T>, handler: (data: T, context: JobContext) => Promise<void>): void
  /** The same for a kind of the crowd: all that were taken together, which come one by one when that failed. */
  handleMany<T extends object>(
    kind: JobKind<T>,
    handler: (jobs: readonly TakenJob<T>[]) => Promise<void>,
  ): void
  /** Writes jobs of known kinds in the transaction of the caller. */
  add<T extends object>(
    tx: AnyTx,
    kind: JobKind<T>,
    data: T | readonly T[],
    options?: AddOptions,
  ): Promise<void>
  /** Writes jobs of different kinds with one statement. */
  addAll(tx: AnyTx, jobs: readonly { kind: JobKind<object>; data: object; delayMs?: number }[]): Promise<void>
  /** Creates and checks the queues; takes jobs up too when this process is a worker. */
  start(options: { work: boolean }): Promise<void>
  /** Waits for running jobs. */
  stop(): Promise<void>
  /** Jobs waiting or running, by lane, for the metrics. */
  backlog(): Promise<Record<string, number>>
}

const RETRIES = 16

/**
 * Jobs on pg-boss with the process's own pool. A lane is one queue, so an idle process asks three times per
 * half second however many kinds there are. A killed worker's job is taken up after its lane's limit, the
 * maintenance round of 1 s and the first retry's delay.
 */
export function makeJobs(pool: pg.Pool, log: Log): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: 1,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
  const handlers = new Map<string, JobHandler>()
  const workers = laneNames.map((lane) => makeWorker({ boss, lane, handlers, log }))

  async function addAll(...[tx, jobs]: Parameters<Jobs['addAll']>) {
    if (jobs.length === 0) return
    const rows = jobs.map(({ kind, data, delayMs }) => {
      if (!handlers.has(kind.name)) throw new Error(`nobody handles the job ${kind.name}`)
      return {
        id: randomUUID(),
        name: kind.lane,
        data: { kind: kind.name, data },
        ...(delayMs ? { startAfter: `${Math.ceil(delayMs / 1000)} seconds` } : {}),
        expireInSeconds: LANES[kind.lane].limitMs / 1000,
        retryLimit: RETRIES,
        retryDelay: 1,
        retryBackoff: true,
      }
    })
    const { executeSql } = executorOf(tx)
    await boss.insert(rows as unknown as PgBoss.JobInsert[], {
      db: { executeSql: async (text, values) => ({ rows: (await executeSql(text, values)).rows }) },
    })
  }

  function handleMany<T extends object>(
    kind: JobKind<T>,
    handler: (jobs: readonly TakenJob<T>[]) => Promise<void>,
  ) {
    if (handlers.has(kind.name)) throw new Error(`the job ${kind.name} has two handlers`)
    handlers.set(kind.name, handler as JobHandler)
  }

  return {
    handle(kind, handler) {
      handleMany(kind, async (taken) => {
        for (const { data, ...context } of taken) await handler(data, context)
      })
    },
    handleMany,
    add(tx, kind, data, options) {
      const list = Array.isArray(data) ? data : [data]
      return addAll(
        tx,
        list.map((one: object) => ({ kind: kind as JobKind<object>, data: one, ...options })),
      )
    },
    addAll,
    async start({ work }) {
      await boss.start()
      for (const lane of laneNames) await boss.createQueue(lane)
      const known = new Set((await boss.getQueues()).map((queue) => queue.name))
      for (const lane of laneNames) if (!known.has(lane)) throw new Error(`the queue ${lane} is missing`)
      if (work) for (const worker of workers) worker.start()
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await boss.stop({ graceful: false, close: false, wait: true })
    },
    async backlog() {
      const sizes = await Promise.all(
        laneNames.map((lane) => boss.getQueueSize(lane, { before: 'completed' })),
      )
      return Object.fromEntries(laneNames.map((lane, index) => [lane, sizes[index] ?? 0]))
    },
  }
}

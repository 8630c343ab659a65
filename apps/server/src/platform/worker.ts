import type PgBoss from 'pg-boss'
import type { JobHandler } from './job-kind.ts'
import { LANES, type Lane } from './job-lanes.ts'
import type { Log } from './log.ts'

const POLL_MS = 500

interface Stored {
  kind: string
  data: never
}

interface WorkerOptions {
  readonly boss: PgBoss
  readonly lane: Lane
  readonly handlers: ReadonlyMap<string, JobHandler>
  readonly log: Log
}

/** Takes jobs of one lane, a few at a time, each completed or failed by itself. */
export function makeWorker({ boss, lane, handlers, log }: WorkerOptions) {
  const { atOnce, limitMs } = LANES[lane]
  const running = new Set<Promise<void>>()
  let stopped = true
  let loop: Promise<void> = Promise.resolve()
  let wake = () => {}

  async function run(job: PgBoss.JobWithMetadata<Stored>) {
    const { kind, data } = job.data
    const limit = AbortSignal.timeout(limitMs)
    const attempt = job.retryCount + 1
    try {
      const handler = handlers.get(kind)
      if (!handler) throw new Error(`nobody handles the job ${kind}`)
      await handler(data, { id: job.id, attempt, signal: limit })
      await boss.complete(lane, job.id)
    } catch (error) {
      log[attempt > 3 ? 'error' : 'warn']({ err: error, job: kind, attempt }, 'a job failed')
      const message = error instanceof Error ? error.message : String(error)
      // Without a database the job is left to its time limit.
      await boss.fail(lane, job.id, { message }).catch(() => undefined)
    }
  }

  function pause() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function take() {
    const free = atOnce - running.size
    if (free === 0) return Promise.race(running)
    const jobs = await boss.fetch<Stored>(lane, { batchSize: free, includeMetadata: true })
    for (const job of jobs) {
      const done: Promise<void> = run(job).finally(() => running.delete(done))
      running.add(done)
    }
    if (jobs.length < free) await pause()
  }

  async function poll() {
    while (!stopped) {
      await take().catch(async (error: unknown) => {
        log.warn({ err: error, lane }, 'jobs could not be fetched')
        await pause()
      })
    }
  }

  return {
    start() {
      stopped = false
      loop = poll()
    },
    async stop() {
      stopped = true
      wake()
      await loop
      await Promise.all(running)
    },
  }
}

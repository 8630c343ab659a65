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

type Taken = PgBoss.JobWithMetadata<Stored>

function byKind(jobs: readonly Taken[]): Map<string, Taken[]> {
  const kinds = new Map<string, Taken[]>()
  for (const job of jobs) kinds.set(job.data.kind, [...(kinds.get(job.data.kind) ?? []), job])
  return kinds
}

/** Takes jobs of one lane, a few at a time; in the crowd's lane all of one kind are done in one go. */
export function makeWorker({ boss, lane, handlers, log }: WorkerOptions) {
  const { atOnce, limitMs, together } = LANES[lane]
  const running = new Set<Promise<void>>()
  let stopped = true
  let loop: Promise<void> = Promise.resolve()
  let wake = () => {}

  async function run(kind: string, jobs: readonly Taken[]): Promise<void> {
    const signal = AbortSignal.timeout(limitMs)
    const taken = jobs.map(({ id, retryCount, data }) => ({
      id,
      attempt: retryCount + 1,
      signal,
      data: data.data,
    }))
    try {
      const handler = handlers.get(kind)
      if (!handler) throw new Error(`nobody handles the job ${kind}`)
      await handler(taken)
      await boss.complete(
        lane,
        jobs.map((job) => job.id),
      )
    } catch (error) {
      await onFailure(kind, jobs, error)
    }
  }

  async function onFailure(kind: string, jobs: readonly Taken[], error: unknown) {
    const [first, ...others] = jobs
    if (!first) return
    if (others.length > 0) {
      // One that cannot be done does not take the others along.
      for (const job of jobs) await run(kind, [job])
      return
    }
    const attempt = first.retryCount + 1
    log[attempt > 3 ? 'error' : 'warn']({ err: error, job: kind, attempt }, 'a job failed')
    const message = error instanceof Error ? error.message : String(error)
    // Without a database the job is left to its time limit.
    await boss.fail(lane, first.id, { message }).catch(() => undefined)
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

  /** The crowd is done with before the next is taken, so that meanwhile it grows. */
  function free(): number {
    if (together) return running.size > 0 ? 0 : atOnce
    return atOnce - running.size
  }

  function start(kind: string, jobs: readonly Taken[]) {
    const done: Promise<void> = run(kind, jobs).finally(() => running.delete(done))
    running.add(done)
  }

  async function take() {
    const wanted = free()
    if (wanted === 0) return Promise.race(running)
    const jobs = await boss.fetch<Stored>(lane, { batchSize: wanted, includeMetadata: true })
    for (const [kind, alike] of together
      ? byKind(jobs)
      : jobs.map((job) => [job.data.kind, [job]] as const)) {
      start(kind, alike)
    }
    if (jobs.length < wanted) await pause()
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

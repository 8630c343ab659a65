import type { Log } from './log.ts'

export interface SweepOptions {
  readonly name: string
  readonly everyMs: number
  /** `worker` (the default) for what one kind of process does, `all` for every process. */
  readonly runsIn?: 'worker' | 'all'
  /** Runs once more, after the last round, when the process stops in good order. */
  readonly atStop?: () => Promise<void>
}

export interface Sweeps {
  /** Repeats `work`, never twice at once; an error is logged and the next round comes all the same. */
  add(options: SweepOptions, work: () => Promise<void>): void
  start(role: { worker: boolean }): void
  /** Waits for running rounds. */
  stop(): Promise<void>
}

export function makeSweeps(log: Pick<Log, 'error'>): Sweeps {
  const added: (SweepOptions & { work: () => Promise<void> })[] = []
  const stops: (() => Promise<void>)[] = []

  function run({ name, everyMs, work, atStop }: (typeof added)[number]) {
    let round: Promise<void> | undefined
    const once = () =>
      work().catch((error: unknown) => log.error({ err: error, sweep: name }, 'a sweep failed'))
    const timer = setInterval(() => {
      round ??= once().finally(() => {
        round = undefined
      })
    }, everyMs)
    stops.push(async () => {
      clearInterval(timer)
      await round
      await atStop?.().catch((error: unknown) =>
        log.error({ err: error, sweep: name }, 'a last sweep failed'),
      )
    })
  }

  return {
    add: (options, work) => void added.push({ ...options, work }),
    start({ worker }) {
      for (const sweep of added) if (worker || sweep.runsIn === 'all') run(sweep)
    },
    async stop() {
      await Promise.all(stops.splice(0).map((stop) => stop()))
    },
  }
}

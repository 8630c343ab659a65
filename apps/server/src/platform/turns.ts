import { Failure } from './http/failure.ts'

export interface Turns {
  /** Runs `work` when its turn comes; 503 `busy` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
}

export interface TurnOptions {
  readonly atOnce: number
  /** How many may wait. */
  readonly waiting: number
  /** Spanish, told to whom the queue is too long. */
  readonly sentence: string
}

/** At most `atOnce` at a time, first come first served, at most `waiting` in the queue. */
export function makeTurns({ atOnce, waiting, sentence }: TurnOptions): Turns {
  let running = 0
  const queue: (() => void)[] = []

  function leave() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async take(work) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) throw new Failure(503, 'busy', sentence, {}, 2)
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

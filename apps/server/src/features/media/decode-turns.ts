import { Failure } from '../../platform/http/failure.ts'

export interface Turns {
  /** Runs `work` when its turn comes; 503 `busy` when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
}

/** At most `atOnce` at a time, first come first served, at most `waiting` in the queue. */
export function makeTurns(atOnce: number, waiting: number): Turns {
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
      else if (queue.length >= waiting) {
        throw new Failure(
          503,
          'busy',
          'Estamos procesando muchas imágenes. Probá de nuevo en un momento.',
          {},
          2,
        )
      } else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** Shared by uploads and by what is made for showing, so that bids always find a processor. */
export const decodeTurns = makeTurns(2, 256)

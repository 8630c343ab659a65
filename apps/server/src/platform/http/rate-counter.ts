import type { RedisClientType } from 'redis'

export interface Hits {
  readonly count: number
  /** Until the window ends. */
  readonly leftMs: number
}

/** Counts hits in fixed windows. Only for request rates: what guards people or money is counted in the database. */
export interface RateCounter {
  /** The hits that the key has in its window with this one; a promise where they are counted elsewhere. */
  hit(key: string, windowMs: number): Hits | Promise<Hits>
}

const KEYS_BEFORE_SWEEP = 20_000

/** In this process's memory. */
export function countInMemory(now: () => number = () => performance.now()) {
  const windows = new Map<string, { count: number; endsAt: number }>()
  let sweepBeyond = KEYS_BEFORE_SWEEP
  /** Each sweep waits until the keys have doubled, so that many living ones do not make every hit look at all. */
  function sweep(at: number) {
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key)
    sweepBeyond = Math.max(KEYS_BEFORE_SWEEP, 2 * windows.size)
  }
  return {
    hit(key: string, windowMs: number): Hits {
      const at = now()
      if (windows.size > sweepBeyond) sweep(at)
      let window = windows.get(key)
      if (!window || window.endsAt <= at) {
        window = { count: 0, endsAt: at + windowMs }
        windows.set(key, window)
      }
      window.count += 1
      return { count: window.count, leftMs: window.endsAt - at }
    },
  }
}

/** In Redis, for all processes together; while Redis is away, in this one's memory. */
export function countInRedis(redis: Pick<RedisClientType, 'multi'>): RateCounter {
  const memory = countInMemory()
  return {
    async hit(key, windowMs) {
      try {
        const name = `rate:${key}`
        const [count, , leftMs] = await redis
          .multi()
          .incr(name)
          .pExpire(name, windowMs, 'NX')
          .pTTL(name)
          .exec()
        return { count: Number(count), leftMs: Math.max(1, Number(leftMs)) }
      } catch {
        return memory.hit(key, windowMs)
      }
    },
  }
}

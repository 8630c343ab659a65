export interface CountCache<T = number> {
  /** How many; counted anew when it is not known, or is not worth keeping. */
  get(key: string, count: () => Promise<T>): Promise<T>
  clear(): void
}

const KEPT_MS = 10_000
const ENTRIES = 2_000
/** Less is counted in no time, and people notice when it is wrong. */
const WORTH_KEEPING = 1_000

/**
 * Remembers for ten seconds what was counted of long lists; those who ask for one that is being counted wait for it.
 * `lengthOf` tells how many were gone through.
 */
export function makeCountCache<T>(now: () => number, lengthOf: (counted: T) => number): CountCache<T> {
  const entries = new Map<string, { until: number; total: Promise<T> }>()

  function makeRoom() {
    for (const key of entries.keys()) {
      if (entries.size < ENTRIES) return
      entries.delete(key)
    }
  }

  return {
    get(key, count) {
      const at = now()
      const kept = entries.get(key)
      if (kept && at < kept.until && at > kept.until - 2 * KEPT_MS) return kept.total
      entries.delete(key)
      makeRoom()
      const entry = { until: at + KEPT_MS, total: count() }
      entries.set(key, entry)
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      entry.total.then((total) => {
        if (lengthOf(total) < WORTH_KEEPING) forget()
      }, forget)
      return entry.total
    },
    clear: () => entries.clear(),
  }
}
